/** Holds work up until a test lets it go on. */
export interface Gate<T> {
  readonly passed: Promise<T>;
  open(value: T): void;
  fail(error: Error): void;
}

export function gate<T = void>(): Gate<T> {
  let open: Gate<T>['open'] = () => undefined;
  let fail: Gate<T>['fail'] = () => undefined;
  const passed = new Promise<T>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { passed, open, fail };
}

/** Lets everything that can go on do so. */
export const turn = (): Promise<void> => new Promise((next) => setImmediate(next));
