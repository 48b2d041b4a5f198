import type { habitsEndpoints } from '@hall/contract/habits';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { habitsOf, saveHabit } from './habits.ts';

export const habitsHandlers = (services: Services): Handlers<typeof habitsEndpoints> => ({
  mine: (request, { person }) => habitsOf(services, person, request),
  save: (habit, call) => saveHabit(services, habit, call),
});
