import { liveEndpoints } from '@hall/contract/live';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { KEPT_BACK, untilIdle } from './idle.ts';

/** Whether a request is one that is never answered to the end. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === liveEndpoints.stream.path;

/** What the browser sent to the server in a scenario, in order. */
export class Traffic {
  readonly #requests: Request[] = [];
  readonly #answered = new Set<Request>();
  /** What each open page waits for. */
  readonly #underWay = new Map<Page, Set<Request>>();
  /** Are told when no page waits for anything. */
  readonly #whenAnswered: (() => void)[] = [];
  /** Every address that a page has gone to, with or without a new document. */
  readonly visits: string[] = [];

  watch(context: BrowserContext): void {
    context.on('request', (request) => this.#requests.push(request));
    context.on('requestfinished', (request) => this.#answered.add(request));
    context.on('page', (page) => this.#watchPage(page));
  }

  #watchPage(page: Page): void {
    const underWay = new Set<Request>();
    this.#underWay.set(page, underWay);
    const ended = (request: Request) => {
      underWay.delete(request);
      this.#tellIfAnswered();
    };
    page.on('close', () => {
      this.#underWay.delete(page);
      this.#tellIfAnswered();
    });
    page.on('request', (request) => isStream(request) || underWay.add(request));
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    page.on('framenavigated', (frame) => frame === page.mainFrame() && this.visits.push(frame.url()));
  }

  #isAnswered(): boolean {
    return [...this.#underWay.values()].every(({ size }) => size === 0);
  }

  #tellIfAnswered(): void {
    if (!this.#isAnswered()) return;
    for (const tell of this.#whenAnswered.splice(0)) tell();
  }

  /** How long answers take is no claim of a scenario: what never comes ends with the scenario itself. */
  async #answeredAll(): Promise<void> {
    if (!this.#isAnswered()) await new Promise<void>((resolve) => this.#whenAnswered.push(resolve));
  }

  /**
   * Waits until everything is answered and nothing more is sent. What happens behind a person's back comes after it, so that
   * the person's next step meets it and not a call that was still on its way.
   * @param quietFor ms; less where no more than the present answers matters
   */
  async rest(quietFor = KEPT_BACK): Promise<void> {
    let sent: number;
    do {
      await this.#answeredAll();
      sent = this.#requests.length;
      await Promise.all([...this.#underWay.keys()].map((page) => untilIdle(page, quietFor)));
    } while (this.#requests.length !== sent);
  }

  /** The calls in order, a line each: when it was sent and how long it took, in ms, what was called, and how it ended. */
  async calls(): Promise<string> {
    const calls = this.#requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/'));
    const lines = calls.map(async (request) => {
      const { startTime, responseEnd } = request.timing();
      const response = this.#answered.has(request) ? await request.response() : undefined;
      const said = response ? await response.text().catch(() => '') : (request.failure()?.errorText ?? 'under way');
      const moment = new Date(startTime).toISOString().slice(11, 23);
      return `${moment} ${Math.round(responseEnd)} ${request.method()} ${new URL(request.url()).pathname} ${said.slice(0, 80)}`;
    });
    return (await Promise.all(lines)).join('\n');
  }

  /** Method and path of each call that is answered, once, in the order in which they were first made. */
  firstCalls(): string[] {
    const asked = this.#requests.filter((request) => !isStream(request));
    const calls = asked.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
    return [...new Set(calls.filter((call) => call.includes(' /api/')))];
  }

  /** Addresses, headers and bodies of everything that was sent, as text. */
  async everything(): Promise<string> {
    const parts = this.#requests.map(async (request) => [
      request.url(),
      JSON.stringify(await request.allHeaders()),
      request.postData() ?? '',
    ]);
    return (await Promise.all(parts)).flat().join('\n');
  }

  /** Addresses of everything that was sent with a text in its address, headers or body. */
  async thatSay(text: string): Promise<string[]> {
    const said = await Promise.all(
      this.#requests.map(async (request) => {
        const parts = [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''];
        return parts.join('\n').includes(text) ? [request.url()] : [];
      }),
    );
    return said.flat();
  }

  to({ method, path }: Endpoint): Request[] {
    return this.#requests.filter((request) => request.method() === method && new URL(request.url()).pathname === path);
  }

  /** How many of the requests to a call have been answered. */
  answered(call: Endpoint): number {
    return this.to(call).filter((request) => this.#answered.has(request)).length;
  }

  /** How many of the requests to a call the browser has cancelled. */
  givenUp(call: Endpoint): number {
    return this.to(call).filter((request) => request.failure()?.errorText === 'net::ERR_ABORTED').length;
  }

  /** How often the main frame of a page got a new document. */
  documents(): number {
    return this.#requests.filter((request) => request.isNavigationRequest() && request.frame().parentFrame() === null).length;
  }

  /** How often a frame inside a page got a document. */
  frames(): number {
    return this.#requests.filter((request) => request.isNavigationRequest() && request.frame().parentFrame() !== null).length;
  }

  /** Origins of everything that was asked for. */
  sites(): string[] {
    return [...new Set(this.#requests.map((request) => new URL(request.url()).origin).filter((origin) => origin !== 'null'))];
  }
}
