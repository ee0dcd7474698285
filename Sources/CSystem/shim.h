// What glibc exports and shows only under _GNU_SOURCE, which Swift's import of it does not set.
#ifdef __linux__
#include <malloc.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/types.h>
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int pipe2(int ends[2], int flags);
int tgkill(pid_t process, pid_t thread, int signal);
int renameat2(int olddirfd, const char *oldpath, int newdirfd, const char *newpath, unsigned int flags);

// `prctl` takes a variable number of arguments, which Swift can't pass.
static inline int keel_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
#endif
