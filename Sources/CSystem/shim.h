// What glibc exports and shows only under _GNU_SOURCE, which Swift's import of it does not set.
#ifdef __linux__
#include <spawn.h>
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int renameat2(int olddirfd, const char *oldpath, int newdirfd, const char *newpath, unsigned int flags);
#endif
