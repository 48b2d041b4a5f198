import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says of a scenario that failed why, as soon as it has: a run that is ended before its end would keep it for itself. */
export default class FailuresAtOnce implements Reporter {
  onTestEnd(test: TestCase, { status, errors, duration }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const why = errors.map(({ message }) => message).join('\n');
    console.log(`\nFailed: ${test.titlePath().slice(2).join(' › ')}, after ${(duration / 1000).toFixed(0)} s\n${why}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
