import { type Habits, habitsOf, LayoutSettings, settingsOf } from '@hall/contract/habits';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import { readJson, write } from '../storage.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The habits as this browser remembers them, so that the frame of a reloaded page is right before the server answers. */
export function storedHabits(): Habits | undefined {
  const kept = readJson(localStorage, 'layout', isObject);
  const settings = kept && decodeAnswer(LayoutSettings, kept);
  return settings?.ok ? habitsOf(settings.value) : undefined;
}

export const storeHabits = (habits: Habits, isAdmin: boolean): void =>
  write(localStorage, 'layout', JSON.stringify(encode(LayoutSettings, settingsOf(habits, isAdmin))));
