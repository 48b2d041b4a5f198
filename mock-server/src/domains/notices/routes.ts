import type { noticesEndpoints } from '@hall/contract/notices';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { listNotices } from './list-notices.ts';
import { noticeAttachment } from './reading.ts';

export const noticesHandlers = (services: Services): Handlers<typeof noticesEndpoints> => ({
  list: (filter, { person }) => listNotices(services, person, filter),
  attachment: ({ id }, { person }) => noticeAttachment(services, person, id),
});
