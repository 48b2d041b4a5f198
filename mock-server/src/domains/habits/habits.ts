import { habitFault, LayoutSettings, type UserHabit } from '@hall/contract/habits';
import { termsOf } from '@hall/contract/wire/entity';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { requireOwnData } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

/**
 * The habits that the person has saved.
 * @throws Refusal 403 for another person's
 */
export async function habitsOf(
  { database }: Services,
  asked: { readonly personId: string },
  { person }: SignedInCall,
): Promise<UserHabit[]> {
  requireOwnData(person, asked);
  const rows = await database.read.userHabit.findMany({ where: { personId: person.id }, orderBy: { habit: 'asc' } });
  return rows.map((row) => ({ ...row, habit: row.habit as UserHabit['habit'] }));
}

const settingOf = (habit: UserHabit['habit'], value: string): Partial<LayoutSettings> => ({
  [habit]: habit === 'pageSize' ? Number(value) : value,
});

/**
 * Saves one habit in place of its former value.
 * @throws Refusal 403 for another person's; 404 at the value by its habit's own rule
 */
export async function saveHabit({ database }: Services, { personId, habit, value }: UserHabit, call: SignedInCall): Promise<void> {
  const { person } = call;
  requireOwnData(person, { personId });
  const fault = habitFault(habit, value);
  if (fault) throw new Refusal(404, fault, { field: 'value' });
  const key = { personId_habit: { personId, habit } };
  await database.unitOfWork(async (tx) => {
    const before = await tx.userHabit.findUnique({ where: key });
    await tx.userHabit.upsert({ where: key, create: { personId, habit, value }, update: { value } });
    call.entry.target = termsOf(LayoutSettings, habit);
    noteChange(call, LayoutSettings, before ? settingOf(habit, before.value) : {}, settingOf(habit, value));
  });
}
