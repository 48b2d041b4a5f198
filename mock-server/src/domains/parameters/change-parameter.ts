import { knownParameter, valueFault } from '@hall/contract/parameter-groups';
import {
  OWN_PARAMETERS_MAX,
  type ParameterChange,
  type ParameterDraft,
  ParameterSetting,
  type parameterManagementEndpoints,
} from '@hall/contract/parameter-management';
import { PARAMETERS, readParameters } from '@hall/contract/parameter-table';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { tell } from '../../core/news.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { keepAnAdmin } from '../people/index.ts';
import { type SettingRow, saidOf, settingRows } from './setting-rows.ts';

type Chosen = RequestOf<typeof parameterManagementEndpoints.restoreParameter>;
type Content = Pick<ParameterSetting, 'name' | 'nameEn' | 'value'>;

/** The ways in that need nobody who is signed in already. */
const WAYS = ['signInPassword', 'signInDirectory', 'signInAuthentication', 'signInCas'] as const;

const contentOf = ({ name, nameEn, value }: Content): Content => ({ name: name.trim(), nameEn: nameEn.trim(), value: value.trim() });

/** @throws Refusal 404 at the field that cannot be used */
function requireContent(id: string, { value }: Content): void {
  const entry = knownParameter(id);
  const fault = entry && valueFault(entry, value);
  if (fault) throw new Refusal(404, fault.rule, { field: 'value', ...(fault.params && { params: fault.params }) });
}

/** @throws Refusal 404 `not-found`; 500 `changed-meanwhile` where it was changed since it was shown */
async function chosen(tx: Tx, { id, version }: Chosen, call: SignedInCall): Promise<SettingRow> {
  const row = (await settingRows(tx)).find((one) => one.id === id);
  if (!row) throw notFound('id');
  call.entry.target = { zh: row.name, en: row.nameEn };
  if (row.version !== version) throw new Refusal(500, 'changed-meanwhile');
  return row;
}

const toldOf = (id: string, content: Content | undefined) => {
  if (!content) return {};
  const [zh, en] = saidOf(knownParameter(id) ?? { kind: 'text' }, content.value);
  return { name: content.name, nameEn: content.nameEn, value: { zh, en } };
};

/** Writes into the log and into the parameter's own history what is changed, and tells everybody; nothing where nothing is. */
async function noteEvent(services: Services, tx: Tx, call: SignedInCall, id: string, before?: Content, after?: Content): Promise<void> {
  noteChange(call, ParameterSetting, toldOf(id, before), toldOf(id, after));
  const { entry, person } = call;
  if (!entry.changes?.length) return;
  const at = services.clock.now();
  const who = { staffNumber: person.staffNumber, person: person.name, personEn: person.nameEn };
  await tx.parameterEvent.create({ data: { parameterId: id, at, ...who, changes: [...entry.changes] } });
  await tell(tx, at, 'parameters', 'everybody');
}

/** @throws Refusal 500 `last-way` where nobody could sign in any more, `last-admin` where no administrator could */
async function requireWay(tx: Tx, changed: string): Promise<void> {
  if (!WAYS.some((way) => PARAMETERS[way].id === changed)) return;
  const parameters = readParameters(await tx.parameter.findMany());
  if (!WAYS.some((way) => parameters[way] === '1')) throw new Refusal(500, 'last-way');
  await keepAnAdmin(tx);
}

async function writeValue(tx: Tx, id: string, value: string): Promise<void> {
  await tx.parameter.upsert({ where: { id }, create: { id, value }, update: { value } });
}

async function writeName(tx: Tx, id: string, { name, nameEn }: Content): Promise<void> {
  await tx.parameterName.upsert({ where: { id }, create: { id, name, nameEn }, update: { name, nameEn } });
}

const isTaken = (rows: readonly SettingRow[], id: string): boolean => rows.some((row) => row.id.toLowerCase() === id.toLowerCase());

/**
 * Adds a parameter of the institution's own.
 * @throws Refusal 404 `id-taken`; 500 `too-many`
 */
export async function createParameter(services: Services, { id, ...draft }: ParameterDraft, call: SignedInCall): Promise<void> {
  const content = contentOf(draft);
  call.entry.target = { zh: content.name, en: content.nameEn };
  requireContent(id, content);
  await services.database.unitOfWork(async (tx) => {
    const rows = await settingRows(tx);
    if (isTaken(rows, id)) throw new Refusal(404, 'id-taken', { field: 'id' });
    const own = rows.filter(({ shipped }) => !shipped).length;
    if (own >= OWN_PARAMETERS_MAX) throw new Refusal(500, 'too-many', { params: { maximum: OWN_PARAMETERS_MAX } });
    await writeName(tx, id, content);
    await writeValue(tx, id, content.value);
    await noteEvent(services, tx, call, id, undefined, content);
  });
}

/**
 * Changes what a parameter is called and what it says; whoever is connected follows at once.
 * @throws Refusal 404 at the field that cannot be used; 500 `changed-meanwhile`, `last-way`, `last-admin`
 */
export async function changeParameter(services: Services, change: ParameterChange, call: SignedInCall): Promise<void> {
  const content = contentOf(change);
  await services.database.unitOfWork(async (tx) => {
    const before = await chosen(tx, change, call);
    requireContent(before.id, content);
    await noteEvent(services, tx, call, before.id, before, content);
    if (content.name !== before.name || content.nameEn !== before.nameEn) await writeName(tx, before.id, content);
    if (content.value !== before.value) await writeValue(tx, before.id, content.value);
    await requireWay(tx, before.id);
  });
}

/**
 * Gives a parameter of the product its default and its name again.
 * @throws Refusal 404 `not-found`, also for one that has no default; 500 `changed-meanwhile`, `last-way`, `last-admin`
 */
export async function restoreParameter(services: Services, asked: Chosen, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const before = await chosen(tx, asked, call);
    const entry = knownParameter(before.id);
    if (!entry) throw notFound('id');
    const shipped = { name: entry.zh, nameEn: entry.en, value: entry.fallback };
    await noteEvent(services, tx, call, before.id, before, shipped);
    await forget(tx, before.id);
    await requireWay(tx, before.id);
  });
}

/**
 * Deletes a parameter that the institution has added; its history stays.
 * @throws Refusal 404 `not-found`; 500 `built-in`, `changed-meanwhile`
 */
export async function deleteParameter(services: Services, asked: Chosen, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const before = await chosen(tx, asked, call);
    if (before.shipped) throw new Refusal(500, 'built-in');
    await noteEvent(services, tx, call, before.id, before);
    await forget(tx, before.id);
  });
}

async function forget(tx: Tx, id: string): Promise<void> {
  await tx.parameter.deleteMany({ where: { id } });
  await tx.parameterName.deleteMany({ where: { id } });
}
