import type { QueryField } from '@hall/contract/query-fields';
import { TEXT_MAX } from '@hall/contract/rules/constants';
import { numberFits, type Values } from '../query-values.ts';
import { isGreater } from '../table/decimal.ts';

/** What is wrong with a field's value: the key of the message. */
export type Fault = 'textTooLong' | 'rangeOrder' | 'numberOrder' | 'numberOnly' | 'decimalOnly';

function numberFault(from: string, to: string, decimals: number): Fault | undefined {
  if ([from, to].some((text) => text !== '' && !numberFits(text, decimals))) return decimals > 0 ? 'decimalOnly' : 'numberOnly';
  return isGreater(from, to) ? 'numberOrder' : undefined;
}

/** What is wrong with what is typed into a field, if anything. */
export function faultOf({ kind, fieldId, endFieldId = '', decimals }: QueryField, values: Values): Fault | undefined {
  const [from, to] = [values[fieldId] ?? '', values[endFieldId] ?? ''];
  switch (kind) {
    case 'text':
    case 'suggest':
      return from.length > TEXT_MAX ? 'textTooLong' : undefined;
    case 'daterange':
      return from !== '' && to !== '' && from > to ? 'rangeOrder' : undefined;
    case 'numberrange':
      return numberFault(from, to, decimals);
    default:
      return undefined;
  }
}
