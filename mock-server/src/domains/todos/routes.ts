import type { todosEndpoints } from '@hall/contract/todos';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { markNotice } from '../notices/index.ts';
import { pendingOf } from './pending.ts';

export const todosHandlers = (services: Services): Handlers<typeof todosEndpoints> => ({
  pending: (_, { person }) => pendingOf(services, person),
  changeState: ({ id, read }, { person, noted }) => {
    noted.target = id;
    return markNotice(services, person, id, read);
  },
});
