import type { Label } from '@hall/contract/bilingual';
import { GROUPS, type KnownParameter, knownParameter, type ParameterGroup } from '@hall/contract/parameter-groups';
import type { ParameterSetting } from '@hall/contract/parameter-management';
import { isValueOf, PARAMETERS } from '@hall/contract/parameter-table';
import type { Reader } from '@hall/database/database';
import { spellingOfTerm } from '@hall/database/spelling';

/** A parameter with what a list finds and orders it by. */
export interface SettingRow extends ParameterSetting {
  readonly place: number;
  readonly sought: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
}

const SWITCH: Readonly<Record<string, Label>> = { '0': ['关', 'Off'], '1': ['开', 'On'] };
const NOT_SET: Label = ['（空）', '(empty)'];

const KNOWN = (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).flatMap((group) =>
  GROUPS[group].map((name) => ({ group, entry: knownParameter(PARAMETERS[name].id) as KnownParameter })),
);

/** A value as people read it. */
export function saidOf({ kind, values = {}, unit }: Pick<KnownParameter, 'kind' | 'values' | 'unit'>, value: string): Label {
  if (value === '') return NOT_SET;
  const labels = kind === 'switch' ? SWITCH : values;
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined;
  if (label) return label;
  return kind === 'number' && unit ? [`${value} ${unit[0]}`, `${value} ${unit[1]}`] : [value, value];
}

const rowOf = (setting: ParameterSetting, place: number): SettingRow => ({
  ...setting,
  place,
  sought: [setting.id, setting.name, setting.nameEn, spellingOfTerm(setting.name)].join(' ').toLowerCase(),
});

function knownSetting(entry: KnownParameter, group: ParameterGroup, given: string | undefined, named: Named | undefined, version: number) {
  const value = given !== undefined && isValueOf(entry, given.trim()) ? given.trim() : entry.fallback;
  const [[said, saidEn], [fallback, fallbackEn]] = [saidOf(entry, value), saidOf(entry, entry.fallback)];
  const { id, kind, zh, en } = entry;
  const { name, nameEn } = named ?? { name: zh, nameEn: en };
  const changed = value !== entry.fallback;
  const restorable = changed || name !== zh || nameEn !== en;
  return { id, name, nameEn, group, kind, value, said, saidEn, fallback, fallbackEn, changed, restorable, shipped: true, version };
}

const ownSetting = ({ id, name, nameEn }: Named, value: string, version: number): ParameterSetting => ({
  ...{ id, name, nameEn, group: 'own', kind: 'text', value, said: value, saidEn: value },
  ...{ fallback: '', fallbackEn: '', changed: false, restorable: false, shipped: false, version },
});

/** All parameters as administrators see them: those of the product in their groups, and those that the institution has added. */
export async function settingRows(read: Reader): Promise<SettingRow[]> {
  const [values, names, events] = await Promise.all([
    read.parameter.findMany(),
    read.parameterName.findMany({ orderBy: { id: 'asc' } }),
    read.parameterEvent.groupBy({ by: ['parameterId'], _max: { id: true } }),
  ]);
  const givenOf = new Map(values.map(({ id, value }) => [id, value]));
  const nameOf = new Map(names.map((named) => [named.id, named]));
  const versions = new Map(events.map(({ parameterId, _max }) => [parameterId, _max.id ?? 0]));
  const versionOf = (id: string) => versions.get(id) ?? 0;
  const known = KNOWN.map(({ group, entry }) =>
    knownSetting(entry, group, givenOf.get(entry.id), nameOf.get(entry.id), versionOf(entry.id)),
  );
  const own = names
    .filter(({ id }) => !knownParameter(id))
    .map((named) => ownSetting(named, givenOf.get(named.id) ?? '', versionOf(named.id)));
  return [...known, ...own].map(rowOf);
}
