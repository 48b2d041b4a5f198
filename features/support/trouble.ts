import type { BrowserContext } from '@playwright/test';

/** Playwright's own scripts, which are not let into the frame of a linked system that may have none. */
const OUR_SCRIPTS = /Blocked script execution in .* because the document's frame is sandboxed/;

/** How the page tells of an answer that does not fit. */
export const NOT_READ = /: not read; /;

/** What went wrong in the browser; a scenario fails on anything that it did not expect. */
export class Trouble {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [OUR_SCRIPTS];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`page error: ${error.error().stack ?? error.error().message}`));
  }

  /** Says that a scenario brings this about on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** How often something expected was seen. */
  count(pattern: RegExp): number {
    return this.#seen.filter((line) => pattern.test(line)).length;
  }

  unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}
