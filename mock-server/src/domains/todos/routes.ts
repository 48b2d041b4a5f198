import type { todosEndpoints } from '@hall/contract/todos';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { markNotice } from '../notices/index.ts';
import { pendingOf } from './pending.ts';

export const todosHandlers: Handlers<typeof todosEndpoints> = {
  pending: keptAnswer(pendingOf),
  changeState: markNotice,
};
