/*
 * Injects faults into one process by LD_PRELOAD: while the file named by FAULT_FSYNC exists, every fsync fails; while
 * the one named by FAULT_WRITE exists, files are read-only, like a disk that the kernel remounts after an error; the
 * file named by FAULT_CLOCK contains seconds to add to the time of day.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int fails(const char *fault) {
  const char *file = getenv(fault);
  return file && access(file, F_OK) == 0;
}

/* Exempts sockets, pipes and the log. */
static int refuses(int fd) {
  struct stat about;
  return fd > 2 && fails("FAULT_WRITE") && fstat(fd, &about) == 0 && S_ISREG(about.st_mode);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  if (refuses(fd)) {
    errno = EROFS;
    return -1;
  }
  return real(fd, bytes, length);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t place) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) real = (ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64");
  if (refuses(fd)) {
    errno = EROFS;
    return -1;
  }
  return real(fd, bytes, length, place);
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  if (fails("FAULT_FSYNC")) {
    errno = EIO;
    return -1;
  }
  return real(fd);
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  if (fails("FAULT_FSYNC")) {
    errno = EIO;
    return -1;
  }
  return real(fd);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, time);
  const char *name = getenv("FAULT_CLOCK");
  if (result == 0 && clock == CLOCK_REALTIME && name) {
    FILE *file = fopen(name, "r");
    if (file) {
      long seconds = 0;
      if (fscanf(file, "%ld", &seconds) == 1) time->tv_sec += seconds;
      fclose(file);
    }
  }
  return result;
}
