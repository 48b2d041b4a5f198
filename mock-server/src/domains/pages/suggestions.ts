import { logsEndpoints } from '@hall/contract/logs';
import type { SignedInCall } from '../../core/call.ts';
import { notFound } from '../../core/refusal.ts';
import { byStaffNumber, type RowAccess, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { MOST_SUGGESTIONS, type SuggestionSource, suggestFor, suggestionSource } from '../../core/suggestions.ts';
import { fieldsOf, pageFor } from './documents.ts';

const peopleIn =
  (access: RowAccess): SuggestionSource =>
  async (services, person, text) => {
    const visible = await byStaffNumber(await scopeOf(services, person, access), { services });
    const named = { OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { startsWith: text } }] };
    const rows = await services.database.read.person.findMany({
      where: { AND: [visible, named] },
      orderBy: { staffNumber: 'asc' },
      take: MOST_SUGGESTIONS,
    });
    return rows.map(({ name, nameEn, staffNumber }) => {
      if (!text || name.includes(text)) return name;
      return staffNumber.startsWith(text) ? staffNumber : nameEn;
    });
  };

suggestFor(logsEndpoints.operations.path, 'person', peopleIn(logsEndpoints.operations.access));
suggestFor(logsEndpoints.signIns.path, 'person', peopleIn(logsEndpoints.signIns.access));

/**
 * Values that complete what is typed into a field.
 * @throws Refusal 404 `not-found` for a field that the page does not have or that has no suggestions
 */
export async function suggest(
  services: Services,
  asked: { pageId: string; moduleId: string; groupId: string; fieldId: string; text: string },
  call: SignedInCall,
): Promise<{ value: string }[]> {
  const document = await pageFor(services, call, asked.pageId);
  const [field] = fieldsOf(document, asked).filter(({ kind }) => kind === 'suggest');
  const source = field && suggestionSource(document.config.call, field.suggestFrom ?? field.fieldId);
  if (!source) throw notFound('fieldId');
  const found = await source(services, call.person, asked.text);
  const values = [...new Set(found.filter((value): value is string => value !== null && value !== ''))];
  return values.slice(0, MOST_SUGGESTIONS).map((value) => ({ value }));
}
