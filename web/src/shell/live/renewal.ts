import { TOPICS, type Topic } from '@hall/contract/live';
import { apiWithTags, type TagName } from '../../shared/api/hall-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';

/** What is asked for anew when there is news of a topic. Lists that are being read keep their rows where they are. */
const STALE = {
  unread: ['account/me', 'notices/unread'],
  notices: ['account/me', 'notices/list', 'notices/unread'],
  todos: ['todos/pending'],
  pushed: ['todos/pushed'],
  exports: ['exports/under-way'],
  parameters: ['parameters/values'],
  pages: ['pages/config', 'pages/columns'],
} as const satisfies Record<Topic, readonly TagName[]>;

/** What may concern everybody is asked for at a moment within so many ms, or everybody would ask at once. */
const FOR_ALL: readonly Topic[] = ['notices', 'todos', 'parameters', 'pages'];
const SPREAD_MS = 3_000;
/** What comes together is asked for together, in ms. */
const GATHER_MS = 200;

const isTopic = (topic: string): topic is Topic => (TOPICS as readonly string[]).includes(topic);

/** Asks anew for what there is news of, once the page can be seen. */
export interface Renewal {
  renew(topics: readonly string[]): void;
  stop(): void;
}

export function createRenewal(dispatch: AppDispatch): Renewal {
  const { util } = apiWithTags(
    'account/me',
    'notices/list',
    'notices/unread',
    'todos/pending',
    'todos/pushed',
    'exports/under-way',
    'parameters/values',
    'pages/config',
    'pages/columns',
  );
  const waiting = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    const tags = new Set([...waiting].flatMap((topic) => STALE[topic]));
    waiting.clear();
    if (tags.size > 0) dispatch(util.invalidateTags([...tags]));
  };
  document.addEventListener('visibilitychange', ask);
  return {
    renew(topics) {
      for (const topic of topics) if (isTopic(topic)) waiting.add(topic);
      timer ??= setTimeout(ask, GATHER_MS + (FOR_ALL.some((topic) => waiting.has(topic)) ? SPREAD_MS * Math.random() : 0));
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    },
  };
}
