import type { QueryField } from '@hall/contract/query-fields';
import { TEXT_MAX } from '@hall/contract/rules/constants';
import type { Values } from '../query-values.ts';

/** What is wrong with a field's value: the key of the message. */
export type Fault = 'textTooLong' | 'rangeOrder' | 'numberOrder' | 'numberOnly';

const WHOLE = /^\d{1,15}$/;

function numberFault(from: string, to: string): Fault | undefined {
  if ([from, to].some((text) => text !== '' && !WHOLE.test(text))) return 'numberOnly';
  return from !== '' && to !== '' && Number(from) > Number(to) ? 'numberOrder' : undefined;
}

/** What is wrong with what is typed into a field, if anything. */
export function faultOf({ kind, fieldId, endFieldId = '' }: QueryField, values: Values): Fault | undefined {
  const [from, to] = [values[fieldId] ?? '', values[endFieldId] ?? ''];
  switch (kind) {
    case 'text':
    case 'suggest':
      return from.length > TEXT_MAX ? 'textTooLong' : undefined;
    case 'daterange':
      return from !== '' && to !== '' && from > to ? 'rangeOrder' : undefined;
    case 'numberrange':
      return numberFault(from, to);
    default:
      return undefined;
  }
}
