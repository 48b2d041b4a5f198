import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';

/**
 * What there can be news of: `unread` that the person has read notices, or no longer; `notices` that some were published or withdrawn;
 * `todos` that something waits for the person, or no longer; `pushed` that the hall has told the person something; `exports` that a file
 * the person asked for is there, or will not be; `parameters` that a system parameter has another value; `pages` that a list page is arranged
 * otherwise.
 */
export const TOPICS = ['unread', 'notices', 'todos', 'pushed', 'exports', 'parameters', 'pages'] as const;
export type Topic = (typeof TOPICS)[number];

/** What is no longer as it was: who shows it asks anew. */
export const News = entity({
  topics: [
    'topics',
    z.array(z.string()),
    '变化的内容',
    'What has changed',
    'unread, notices, todos, pushed, exports, parameters, pages; others are left alone',
  ],
});
export type News = Of<typeof News>;

/** The longest time of which a stream makes good what was missed, in ms: who was away for longer asks for everything anew. */
export const NEWS_KEPT_MS = 10 * 60_000;

/** What ends a stream: the session has come to an end. */
export const STREAM_END = 'end';

export const liveDomain = domain({ name: { zh: '实时更新', en: 'Live updates' } });

export const liveEndpoints = {
  /**
   * One message `news` for whatever changes, a comment every 20 s, and `end` once the session has ended. It renews no token and counts as
   * no use of the session. 404 `event-stream` for who does not accept `text/event-stream`.
   */
  stream: endpoint('signed-in', {
    method: 'GET',
    path: '/api/live/stream',
    summary: { zh: '实时更新', en: 'What changes for the person, as server-sent events: badges and pushed notices' },
    request: request({
      since: [
        'since',
        z._default(z.int().check(z.minimum(0)), 0),
        '多久以前起',
        'Since how long ago',
        'ms; what has changed since then comes at once',
      ],
    }),
    stream: News,
    byPage: true,
    codes: [404],
  }),
};
