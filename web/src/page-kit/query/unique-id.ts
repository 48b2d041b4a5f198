import type { QueryField } from '@hall/contract/query-fields';

export interface FieldName {
  readonly pageId: string;
  readonly moduleId: string;
  readonly groupId: string;
  readonly fieldId: string;
}

/** A field's id that no other field of any page has: page, module, group and field joined by `-`. */
export const uniqueIdOf = ({ pageId, moduleId, groupId, fieldId }: QueryField): string => [pageId, moduleId, groupId, fieldId].join('-');

/** The parts of a unique id; a page's own id may have a `-` in it, the other parts have none. */
export function partsOf(uniqueId: string): FieldName {
  const parts = uniqueId.split('-');
  const [moduleId = '', groupId = '', fieldId = ''] = parts.slice(-3);
  return { pageId: parts.slice(0, -3).join('-'), moduleId, groupId, fieldId };
}
