/* Loaded by LD_PRELOAD into the compiled bot by the tests: faults of the disk under its database, and a clock that jumps.
 *
 * KINGBOARD_FAULTS names a file with one order, "SERIAL OP WHAT SKIP TIMES": after SKIP calls of that kind, the next
 * TIMES go wrong. A new SERIAL begins to count anew. OP is write, sync, truncate, unlink, rename or any of these, or
 * read, which is none of them; WHAT is enospc, eio, short (half is written), torn (half is written, then the process is
 * killed), before or after (killed just before or after the call). What was done is noted in a second file, FILE.done.
 *
 * KINGBOARD_SYNCED makes a copy FILE.synced of what a sync has brought to the disk: all that a power cut leaves. Names
 * that are taken away or changed are so at once.
 *
 * KINGBOARD_CLOCK names a file with two numbers, "OFFSET LEAP", ms: what is added to the time of day, and how much
 * more at each reading.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static ssize_t slurp(const char *path, char *into, size_t most) {
    long fd = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
    if (fd < 0) return -1;
    ssize_t got = syscall(SYS_read, fd, into, most - 1);
    syscall(SYS_close, fd);
    if (got >= 0) into[got] = 0;
    return got;
}

static void note(const char *control, const char *line) {
    char path[4096];
    snprintf(path, sizeof path, "%s.done", control);
    long fd = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (fd < 0) return;
    if (syscall(SYS_write, fd, line, strlen(line)) < 0) abort();
    syscall(SYS_close, fd);
}

static int is_database(const char *path) { return strstr(path, "games.db") != NULL && !strstr(path, ".synced"); }

static int of_database(int fd, char *path, size_t most) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t got = readlink(link, path, most - 1);
    if (got < 0) return 0;
    path[got] = 0;
    return is_database(path);
}

enum fault { NONE, ENOSPC_, EIO_, SHORT, TORN, BEFORE, AFTER };

static enum fault due(const char *op) {
    static long serial = -1, seen = 0;
    const char *control = getenv("KINGBOARD_FAULTS");
    char text[256], kind[16], what[16];
    long now, skip, times;
    if (!control || slurp(control, text, sizeof text) <= 0) return NONE;
    if (sscanf(text, "%ld %15s %15s %ld %ld", &now, kind, what, &skip, &times) != 5) return NONE;
    if (now != serial) { serial = now; seen = 0; }
    int meant = strcmp(kind, "any") ? !strcmp(kind, op) : strcmp(op, "read") != 0;
    if (!meant) return NONE;
    long nth = seen++;
    if (nth < skip || nth >= skip + times) return NONE;
    char line[128];
    snprintf(line, sizeof line, "%ld %s %s %ld\n", now, op, what, nth);
    note(control, line);
    if (!strcmp(what, "enospc")) return ENOSPC_;
    if (!strcmp(what, "eio")) return EIO_;
    if (!strcmp(what, "short")) return SHORT;
    if (!strcmp(what, "torn")) return TORN;
    if (!strcmp(what, "before")) return BEFORE;
    if (!strcmp(what, "after")) return AFTER;
    return NONE;
}

static void die(void) { syscall(SYS_kill, syscall(SYS_getpid), SIGKILL); for (;;) pause(); }

/* Whether the call is not to be made: then errno says why. */
static int refused(enum fault fault) {
    if (fault == BEFORE || fault == TORN) die();
    if (fault == ENOSPC_) errno = ENOSPC;
    if (fault == EIO_) errno = EIO;
    return fault == ENOSPC_ || fault == EIO_;
}

static ssize_t put(int fd, const void *from, size_t count, off64_t at, int placed) {
    char path[4096];
    enum fault fault = of_database(fd, path, sizeof path) ? due("write") : NONE;
    int halved = (fault == SHORT || fault == TORN) && count > 1;
    if (!halved && refused(fault)) return -1;
    size_t some = halved ? count / 2 : count;
    ssize_t done = placed ? syscall(SYS_pwrite64, fd, from, some, at) : syscall(SYS_write, fd, from, some);
    if (fault == TORN || fault == AFTER) die();
    return done;
}

ssize_t write(int fd, const void *from, size_t count) { return put(fd, from, count, 0, 0); }
ssize_t pwrite(int fd, const void *from, size_t count, off_t at) { return put(fd, from, count, at, 1); }
ssize_t pwrite64(int fd, const void *from, size_t count, off64_t at) { return put(fd, from, count, at, 1); }

static ssize_t get(int fd, void *into, size_t count, off64_t at) {
    char path[4096];
    if (refused(of_database(fd, path, sizeof path) ? due("read") : NONE)) return -1;
    return syscall(SYS_pread64, fd, into, count, at);
}

ssize_t pread(int fd, void *into, size_t count, off_t at) { return get(fd, into, count, at); }
ssize_t pread64(int fd, void *into, size_t count, off64_t at) { return get(fd, into, count, at); }

/* Copies a file to its name with .synced, all or nothing. */
static void keep(const char *path) {
    char from[65536], whole[4200], half[4200];
    snprintf(whole, sizeof whole, "%s.synced", path);
    snprintf(half, sizeof half, "%s.synced.half", path);
    long in = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC, 0);
    if (in < 0) return;
    long out = syscall(SYS_openat, AT_FDCWD, half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (out < 0) abort();
    for (ssize_t got; (got = syscall(SYS_read, in, from, sizeof from)) > 0;)
        if (syscall(SYS_write, out, from, got) != got) abort();
    /* To close a file gives up the process's locks on it; here no other process asks for any. */
    syscall(SYS_close, out);
    syscall(SYS_rename, half, whole);
}

static int bring(int fd, long call) {
    char path[4096];
    int ours = of_database(fd, path, sizeof path);
    enum fault fault = ours ? due("sync") : NONE;
    if (refused(fault)) return -1;
    int done = syscall(call, fd);
    if (ours && !done && getenv("KINGBOARD_SYNCED")) keep(path);
    if (fault == AFTER) die();
    return done;
}

int fsync(int fd) { return bring(fd, SYS_fsync); }
int fdatasync(int fd) { return bring(fd, SYS_fdatasync); }

static int cut(int fd, off64_t size) {
    char path[4096];
    enum fault fault = of_database(fd, path, sizeof path) ? due("truncate") : NONE;
    if (refused(fault)) return -1;
    int done = syscall(SYS_ftruncate, fd, size);
    if (fault == AFTER) die();
    return done;
}

int ftruncate(int fd, off_t size) { return cut(fd, size); }
int ftruncate64(int fd, off64_t size) { return cut(fd, size); }

int unlink(const char *path) {
    enum fault fault = is_database(path) ? due("unlink") : NONE;
    if (refused(fault)) return -1;
    int done = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (is_database(path)) {
        char synced[4200];
        snprintf(synced, sizeof synced, "%s.synced", path);
        syscall(SYS_unlinkat, AT_FDCWD, synced, 0);
    }
    if (fault == AFTER) die();
    return done;
}

int rename(const char *from, const char *to) {
    enum fault fault = is_database(from) ? due("rename") : NONE;
    if (refused(fault)) return -1;
    int done = syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (is_database(from) && !done) {
        char old[4200], new[4200];
        snprintf(old, sizeof old, "%s.synced", from);
        snprintf(new, sizeof new, "%s.synced", to);
        if (syscall(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, new, 0))
            syscall(SYS_unlinkat, AT_FDCWD, new, 0);
    }
    if (fault == AFTER) die();
    return done;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static atomic_long leapt;
    int done = syscall(SYS_clock_gettime, clock, now);
    const char *control = getenv("KINGBOARD_CLOCK");
    char text[128];
    long offset, leap;
    if (done || clock != CLOCK_REALTIME || !control || slurp(control, text, sizeof text) <= 0) return done;
    if (sscanf(text, "%ld %ld", &offset, &leap) != 2) return done;
    long add = offset + atomic_fetch_add(&leapt, leap) + leap;
    long nanos = now->tv_nsec + (add % 1000) * 1000000;
    now->tv_sec += add / 1000 + nanos / 1000000000 - (nanos < 0);
    now->tv_nsec = (nanos + 1000000000) % 1000000000;
    return done;
}
