import type { Rule } from '@hall/contract/errors';
import { IMPORT_ENDINGS, IMPORT_MAX_BYTES } from '@hall/contract/imports';

/** What is wrong with a file before it is sent. */
export function chosenFault({ name, size }: Pick<File, 'name' | 'size'>): Rule | undefined {
  if (size === 0) return 'file-empty';
  if (size > IMPORT_MAX_BYTES) return 'import-size';
  const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? '';
  if (ending === '.xls') return 'import-old';
  if (ending === '.xlsm') return 'import-macros';
  return (IMPORT_ENDINGS as readonly string[]).includes(ending) ? undefined : 'import-kind';
}
