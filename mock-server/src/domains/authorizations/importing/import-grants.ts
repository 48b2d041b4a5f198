import type { Bilingual } from '@hall/contract/bilingual';
import { GrantDraft } from '@hall/contract/giving';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader } from '@hall/database/database';
import { defineImport } from '../../../core/define-import.ts';
import type { AddedEntry, Given, UniqueKey } from '../../../core/import-plan.ts';
import { changesBetween } from '../../../core/note-change.ts';
import { scopeOf } from '../../../core/scope.ts';
import { living } from '../change-grants.ts';
import { toldTerms } from '../giving/draft-terms.ts';
import { makeGrants } from '../giving/make-grant.ts';
import { checkGrant, readKnown, type SoundGrant } from './check-grant.ts';
import { GRANT_FIELDS, LISTED } from './grant-fields.ts';
import { systemsNamed } from './read-grant.ts';

const PERMISSION = 'authorizations.manage.import';
const IMPORT_GRANT: Bilingual = { zh: '导入授权', en: 'Import a grant' };

const oldKey = (oldNumber: string): string => `old ${oldNumber.toLowerCase()}`;
/** The same project for the same person in the same systems from the same day on: what the system before had no number for has but that. */
const sameKey = (...parts: readonly string[]): string => `same ${parts.join(' ')}`;

function keysOf({ oldNumber, project = '', staffNumber = '', systems = '', firstDay = '' }: Given): readonly UniqueKey[] {
  if (oldNumber) return [{ field: 'oldNumber', key: oldKey(oldNumber) }];
  const isWhole = project && staffNumber && firstDay;
  return isWhole ? [{ field: 'project', key: sameKey(project, staffNumber, `${systemsNamed(systems)}`, firstDay) }] : [];
}

const imported = (number: string): Bilingual => ({ zh: `该编号已有授权（${number}）`, en: `Grant ${number} has this number already` });
const given = (number: string): Bilingual => ({ zh: `已有相同的授权（${number}）`, en: `There is the same grant already (${number})` });

/** What is said of the keys of the grants that are there: of all that were imported, and of those that have not ended. */
async function takenKeys(read: Reader): Promise<ReadonlyMap<string, Bilingual>> {
  const [numbered, present] = await Promise.all([
    read.grant.findMany({ where: { oldNumber: { not: null } }, select: { number: true, oldNumber: true } }),
    read.grant.findMany({
      where: { ...living, projectCode: { not: null } },
      select: {
        ...{ number: true, projectCode: true, forQuery: true, forExpense: true, forIncome: true, firstDay: true },
        person: { select: { staffNumber: true } },
      },
    }),
  ]);
  return new Map([
    ...numbered.map(({ number, oldNumber }): [string, Bilingual] => [oldKey(oldNumber ?? ''), imported(number)]),
    ...present.map((grant): [string, Bilingual] => {
      const { number, projectCode, person, firstDay } = grant;
      return [sameKey(projectCode ?? '', person.staffNumber, `${systemsOf(grant)}`, firstDay), given(number)];
    }),
  ]);
}

const entryOf = ({ given: draft, terms, project, person }: SoundGrant, number: string): AddedEntry => ({
  action: IMPORT_GRANT,
  target: { zh: number, en: number },
  changes: changesBetween(
    GrantDraft,
    {},
    {
      project: { zh: project.name, en: project.nameEn },
      staffNumber: { zh: person.name, en: person.nameEn },
      ...toldTerms(draft, terms.lastDay),
      reason: draft.reason,
    },
  ),
});

/**
 * Grants of a file, such as those of the system before (PROJ-9): each is one of who leads its project, within all that bounds what they give
 * themselves; they and the person are told of it.
 */
export const grantsImport = defineImport<SoundGrant>({
  id: PERMISSION,
  title: { zh: '授权', en: 'Grants' },
  fields: GRANT_FIELDS,
  ownHand: true,
  keysOf,
  async begin(read, { services, person, at }) {
    const [known, taken, scope] = await Promise.all([readKnown(read), takenKeys(read), scopeOf(services, person, PERMISSION)]);
    const today = wireDay(at);
    return {
      values: LISTED,
      taken: (key) => taken.get(key),
      row: (line) => checkGrant(line, { ...known, scope, importer: person.staffNumber, today }),
    };
  },
  async add(tx, sound, { person: by, at }) {
    const made = sound.map(({ project, person, terms, given: { reason }, oldNumber }) => ({
      ...{ project, terms, personId: person.id, authorizerId: project.leaderId, reason, oldNumber },
    }));
    const numbers = await makeGrants(tx, made, { by, at });
    return sound.map((one, index) => entryOf(one, numbers[index] as string));
  },
});
