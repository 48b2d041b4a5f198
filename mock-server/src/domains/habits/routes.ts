import type { habitsEndpoints } from '@hall/contract/habits';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { habitsOf, saveHabit } from './habits.ts';

export const habitsHandlers: Handlers<typeof habitsEndpoints> = {
  mine: keptAnswer(habitsOf, { leaves: ['UserHabit'] }),
  save: saveHabit,
};
