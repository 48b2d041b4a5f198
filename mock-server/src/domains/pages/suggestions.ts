import { logsEndpoints } from '@hall/contract/logs';
import { noticesEndpoints } from '@hall/contract/notices';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { notFound } from '../../core/refusal.ts';
import { byStaffNumber, type RowAccess, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { noticeTitles } from '../notices/index.ts';
import { fieldsOf, pageFor } from './documents.ts';

/** Most suggestions of one answer. */
const MOST = 10;

type Source = (services: Services, person: SignedInPerson, text: string) => Promise<readonly (string | null)[]>;

const peopleIn =
  (access: RowAccess): Source =>
  async (services, person, text) => {
    const visible = await byStaffNumber(await scopeOf(services, person, access), { services });
    const named = { OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { startsWith: text } }] };
    const rows = await services.database.read.person.findMany({
      where: { AND: [visible, named] },
      orderBy: { staffNumber: 'asc' },
      take: MOST,
    });
    return rows.map(({ name, nameEn, staffNumber }) => {
      if (!text || name.includes(text)) return name;
      return staffNumber.startsWith(text) ? staffNumber : nameEn;
    });
  };

/**
 * Where the suggestions of a field come from, by the call of the page's rows and the field; a person is offered nothing that the list
 * would not show.
 */
const SOURCES: Readonly<Record<string, Source>> = {
  [`${logsEndpoints.operations.path} person`]: peopleIn(logsEndpoints.operations.access),
  [`${logsEndpoints.signIns.path} person`]: peopleIn(logsEndpoints.signIns.access),
  [`${noticesEndpoints.list.path} text`]: (services, person, text) => noticeTitles(services, person, text, MOST),
};

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
  const source = field && SOURCES[`${document.config.call} ${field.suggestFrom ?? field.fieldId}`];
  if (!source) throw notFound('fieldId');
  const found = await source(services, call.person, asked.text);
  const values = [...new Set(found.filter((value): value is string => value !== null && value !== ''))];
  return values.slice(0, MOST).map((value) => ({ value }));
}
