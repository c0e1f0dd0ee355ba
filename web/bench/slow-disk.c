/* Slows down the disk for one process by LD_PRELOAD: every sync takes SYNC_DELAY_US microseconds longer. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void) {
  const char *delay = getenv("SYNC_DELAY_US");
  long micros = delay ? atol(delay) : 0;
  struct timespec pause = {micros / 1000000, micros % 1000000 * 1000};
  if (micros > 0) nanosleep(&pause, NULL);
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  wait_for_disk();
  return real(fd);
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  wait_for_disk();
  return real(fd);
}
