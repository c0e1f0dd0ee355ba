/** Returns the promise's value; fails when it takes longer than `patience` milliseconds. */
export function within<T>(promise: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    setTimeout(() => reject(new Error("too late")), patience);
  });
}
