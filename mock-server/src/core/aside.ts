import { outsideOperation } from './operation.ts';

/** Work beside the calls that caused it: it belongs to nobody's operation, and what becomes of it decides no answer. */
export interface Aside {
  /**
   * Begins the work, unless other work of that name is still under way.
   * @returns when it is over, however it ended; it never rejects
   */
  begin(name: string, work: () => Promise<unknown>): Promise<void>;
  /** When all work that has begun is over. */
  settled(): Promise<void>;
}

/** @param report is told of what failed */
export function createAside(report: (error: unknown) => void): Aside {
  const underWay = new Map<string, Promise<void>>();
  const run = (name: string, work: () => Promise<unknown>) =>
    outsideOperation(work)
      .then(() => undefined, report)
      .finally(() => underWay.delete(name));
  return {
    begin(name, work) {
      const running = underWay.get(name) ?? run(name, work);
      underWay.set(name, running);
      return running;
    },
    settled: async () => void (await Promise.all(underWay.values())),
  };
}
