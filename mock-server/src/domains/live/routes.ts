import { type liveEndpoints, NEWS_KEPT_MS, TOPICS } from '@hall/contract/live';
import type { Handlers } from '../../core/register.ts';
import { hubOf } from './hub.ts';

export const liveHandlers: Handlers<typeof liveEndpoints> = {
  stream: async (services, { since }, call) => ({
    begin(to) {
      if (since > NEWS_KEPT_MS) to.send('news', { topics: [...TOPICS] });
      return hubOf(services).join(call, Math.min(since, NEWS_KEPT_MS), to);
    },
  }),
};
