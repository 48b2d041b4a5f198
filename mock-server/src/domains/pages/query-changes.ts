import type { PageConfig } from '@hall/contract/pages';
import { queryInWords } from '@hall/contract/query-words';
import { type QueryValue, SavedQuery } from '@hall/contract/saved-queries';
import { valueText } from '@hall/contract/wire/coded';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';

interface Query {
  readonly name?: string | undefined;
  readonly values: readonly QueryValue[];
  readonly isDefault?: boolean | undefined;
}

/**
 * Tells the log how a saved query changes; a query with a name is what the entry is about.
 * @param config its page's, which there may be no more
 */
export function noteQuery(call: SignedInCall, config: PageConfig | undefined, before: Query | undefined, after: Query | undefined): void {
  const name = before?.name ?? after?.name;
  if (name) call.entry.target = config ? { zh: `${config.title.zh}：${name}`, en: `${config.title.en}: ${name}` } : name;
  const told = ({ name, values, isDefault = false }: Query = { values: [] }) => ({
    name,
    values: { zh: queryInWords(config?.fields ?? [], values, 'zh'), en: queryInWords(config?.fields ?? [], values, 'en') },
    isDefault,
  });
  noteChange(call, SavedQuery, told(before), told(after));
}

/** Tells the log that the query of this name is the default no more, as another takes its place. */
export function noteFormerDefault(call: SignedInCall, name: string): void {
  const told = (isDefault: boolean) => ({
    isDefault: {
      zh: `${name}：${valueText(SavedQuery, 'isDefault', isDefault, 'zh')}`,
      en: `${name}: ${valueText(SavedQuery, 'isDefault', isDefault, 'en')}`,
    },
  });
  noteChange(call, SavedQuery, told(true), told(false));
}
