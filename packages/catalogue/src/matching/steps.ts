/** Work cut into short steps, so that a server can answer requests between them. */
export type Steps<Result> = Generator<void, Result>;

/** All steps at once, for scripts and tests. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Maps a list, with a step after every few hundred values. */
export function* mapInSteps<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const value of values) {
    results.push(map(value));
    if (results.length % VALUES_PER_STEP === 0) yield;
  }
  return results;
}

const VALUES_PER_STEP = 100;
