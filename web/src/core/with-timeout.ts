/** Returns the promise's value; fails if it takes longer than `limit` milliseconds. */
export function withTimeout<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    setTimeout(() => reject(new Error("timed out")), limit);
  });
}
