import type { Attachment } from '@hall/contract/attachments';
import type { Notice } from '@hall/contract/notices';
import type { Download, Page } from '@playwright/test';
import { test as base, createBdd } from 'playwright-bdd';
import { ApiClient } from './api-client.ts';
import { freshen, type Hall, ownHall, remoteHall } from './hall.ts';
import type { Backend } from './least-backend.ts';
import { withoutMockBanner } from './mock-banner.ts';
import { keepToOwnProcessor } from './own-processor.ts';
import type { ConsolePage } from './pages/console-page.ts';
import { REMOTE_HALLS } from './remote-halls.ts';
import { saveData } from './saves-data.ts';
import { watchToasts } from './toasts.ts';
import { Traffic } from './traffic.ts';
import { Trouble } from './trouble.ts';
import { signOfLife } from './watchdog.ts';
import type { Bent } from './wire-faults.ts';

/** What one step leaves for a later one of the same scenario. */
interface Memory {
  token?: string | undefined;
  secondTab?: Page;
  /** The notice that the scenario is about. */
  notice?: string;
  /** The notices of a list as they stood when they were noted. */
  order?: readonly { readonly id: string; readonly title: string }[];
  /** Where something was on the screen. */
  place?: { readonly x: number; readonly y: number };
  attachment?: Attachment | undefined;
  download?: Download;
  /** Whether a notice fits what the list was filtered by. */
  fits?: (notice: Notice) => boolean;
  /** Where the dialog was, in px of the window. */
  box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The other browser, or phone, of the scenario. */
  other?: Page;
  /** The path of a link that signs a person on. */
  link?: string;
  /** The path of the call that takes the token of that link. */
  linkCall?: string;
  /** How often calls had been sent, by their paths. */
  calls?: Readonly<Record<string, number>>;
  /** The backend that serves the scenario in place of the hall. */
  backend?: Backend;
  /** Lets the answers through that wait. */
  letAnswersGo?: () => void;
  /** Lets the scripts of the web arrive. */
  letScriptsGo?: () => void;
  /** What a sheet said above its rows, its verification code, and a picture of it. */
  sheet?: { readonly lines: readonly string[]; readonly code: string; readonly picture: Buffer };
  /** The number of the voucher that the scenario is about, and a picture of its bar code. */
  voucher?: string;
  barCode?: Buffer;
  /** The numbers of the claim and of the grant that the scenario is about. */
  claim?: string;
  grant?: string;
  /** The number of the application that the scenario is about. */
  application?: string;
  /** The moment in Shanghai before which nothing was printed. */
  printedFrom?: string;
  /** How many answers came otherwise than the server gave them. */
  bent?: Bent;
  /** The row of a month in the table behind a chart, as the chart tells it. */
  month?: string;
  /** A count to compare a later one with. */
  count?: number;
  /** The least number of a column, and how many rows had it. */
  least?: { readonly column: string; readonly value: number; readonly count: number };
  /** The developers' console, in a tab of its own. */
  console?: ConsolePage;
  /** What the header counted. */
  counted?: { readonly unread?: number | undefined; readonly pending?: number | undefined };
}

interface Fixtures {
  /** Ends what hangs. */
  readonly watched: undefined;
  /** The product, with fresh data for each scenario. */
  readonly hall: Hall;
  /** The API beside the browser, with nobody signed in. */
  readonly api: ApiClient;
  /** What went wrong in the browser. */
  readonly trouble: Trouble;
  /** What the browser sent. */
  readonly traffic: Traffic;
  readonly memory: Memory;
  /** Where the browser finds the hall. */
  readonly address: { origin: string };
}

export const test = base.extend<Fixtures, { readonly processor: undefined; readonly server: Hall }>({
  processor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no fixture is needed
    async ({}, use, { parallelIndex, config }) => {
      if (REMOTE_HALLS.length === 0) keepToOwnProcessor(parallelIndex, config.workers);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  watched: [
    async ({ $testInfo }, use) => {
      // Who debugs it sets no limit, and may look at it for as long as that takes.
      if ($testInfo.timeout > 0) signOfLife($testInfo.title);
      await use(undefined);
    },
    { auto: true },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no fixture is needed
    async ({}, use, { parallelIndex }) => {
      const remote = REMOTE_HALLS[parallelIndex];
      const hall = remote ? remoteHall(remote) : await ownHall(parallelIndex);
      await use(hall);
      await hall.close();
    },
    { scope: 'worker' },
  ],
  hall: async ({ server }, use) => {
    await freshen(server);
    await use(server);
  },
  contextOptions: async ({ contextOptions, $tags }, use) =>
    use($tags.includes('@motion') ? { ...contextOptions, reducedMotion: 'no-preference' } : contextOptions),
  hasTouch: async ({ hasTouch, $tags }, use) => use(hasTouch || $tags.includes('@touch')),
  timezoneId: async ({ timezoneId, $tags }, use) => use($tags.includes('@honolulu') ? 'Pacific/Honolulu' : timezoneId),
  context: async ({ context, $tags }, use) => {
    await watchToasts(context);
    if (!$tags.includes('@ahead')) await saveData(context);
    if (!$tags.includes('@mock-banner')) await withoutMockBanner(context);
    await use(context);
  },
  page: async ({ page, context }, use) => {
    await use(page);
    // An answer that is being changed when the scenario ends concerns nobody any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ hall }, use) => use(hall.url),
  api: async ({ hall }, use) => use(new ApiClient(hall.url)),
  address: async ({ hall }, use) => use({ origin: hall.url }),
  memory: async ({ $testInfo: _ }, use) => {
    const memory: Memory = {};
    await use(memory);
    await memory.other?.context().close();
    memory.backend?.close();
  },
  traffic: [
    async ({ context, $testInfo }, use) => {
      const traffic = new Traffic();
      traffic.watch(context);
      await use(traffic);
      if ($testInfo.status !== $testInfo.expectedStatus) await $testInfo.attach('calls.txt', { body: await traffic.calls() });
    },
    { auto: true },
  ],
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble();
      trouble.watch(context);
      await use(trouble);
      const unexpected = trouble.unexpected();
      if (unexpected.length) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

const bdd = createBdd(test);
type Define = typeof bdd.Given;
type StepFunction = Extract<Parameters<Define>[1], (...args: never[]) => unknown>;

/** Defines one step with its wording in English and in Chinese. */
const inBothLanguages = (define: Define) => (en: string, zh: string, step: StepFunction) => {
  define(en, step);
  define(zh, step);
};

export const Given = inBothLanguages(bdd.Given);
export const When = inBothLanguages(bdd.When);
export const Then = inBothLanguages(bdd.Then);
