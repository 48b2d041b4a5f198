import type { habitsEndpoints } from '@hall/contract/habits';
import type { Handlers } from '../../core/register.ts';
import { habitsOf, saveHabit } from './habits.ts';

export const habitsHandlers: Handlers<typeof habitsEndpoints> = {
  mine: habitsOf,
  save: saveHabit,
};
