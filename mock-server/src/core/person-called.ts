import type { Bilingual } from '@hall/contract/bilingual';
import type { Person } from '@hall/database/database';

/** What an operator's command and its entry call a person: the name, and the staff number behind it. */
export const personCalled = ({ name, nameEn, staffNumber }: Pick<Person, 'name' | 'nameEn' | 'staffNumber'>): Bilingual => ({
  zh: `${name}（${staffNumber}）`,
  en: `${nameEn} (${staffNumber})`,
});
