import type { Bilingual } from '@hall/contract/bilingual';
import { isValueOf, PARAMETERS, type ParameterEntry } from '@hall/contract/parameter-table';
import { enterOperatorsWork, OPERATOR } from '@hall/database/operator-entry';
import { tell } from './core/news.ts';
import { type Command, withDatabase } from './run-command.ts';
import { SettingsError } from './settings.ts';

const ACTION: Bilingual = { zh: '设置系统参数', en: 'Set a system parameter' };

const TAKES: Readonly<Record<Exclude<ParameterEntry['kind'], 'choice'>, string>> = {
  text: 'a text',
  switch: '1 or 0',
  number: 'a number of up to six digits',
  colour: 'a colour such as #0b1f3a',
  day: 'a day of the calendar, yyyy-MM-dd, or nothing',
  address: 'an http(s) address, a path, or nothing',
};

/**
 * Gives a system parameter a value; a server that runs follows within a second.
 * @param given the parameter's id and the value
 * @throws SettingsError for a parameter that does not exist and for a value that it cannot have
 */
export const changeParameter: Command = async ([id = '', ...values], env) => {
  const entry: ParameterEntry | undefined = Object.values(PARAMETERS).find((one) => one.id === id);
  const [value] = values;
  if (!id) throw new SettingsError('say which, and its value: set-parameter <name> <value>');
  if (!entry) throw new SettingsError(`there is no system parameter ${JSON.stringify(id)}`);
  if (value === undefined) throw new SettingsError(`say the value of ${id}, which takes ${taken(entry)}`);
  if (values.length > 1) throw new SettingsError(`put the value of ${id} between quotes: it is more than one word`);
  if (!isValueOf(entry, value)) throw new SettingsError(`${id} takes ${taken(entry)}, not ${JSON.stringify(value)}`);
  return withDatabase(env, async ({ database }) =>
    database.unitOfWork(async (tx) => {
      const before = (await tx.parameter.findUnique({ where: { id } }))?.value ?? entry.fallback;
      if (before === value) return `${id} (${entry.en}) is ${JSON.stringify(value)} already.`;
      await tx.parameter.upsert({ where: { id }, create: { id, value }, update: { value } });
      const change = { field: entry.zh, fieldEn: entry.en, before, beforeEn: before, after: value, afterEn: value };
      const at = new Date();
      const target = { zh: entry.zh, en: entry.en };
      await tx.parameterEvent.create({
        data: { parameterId: id, at, person: OPERATOR.zh, personEn: OPERATOR.en, changes: [change] },
      });
      await tell(tx, at, 'parameters', 'everybody');
      await enterOperatorsWork(tx, {
        at,
        command: 'set-parameter',
        module: 'parameters',
        action: ACTION,
        target,
        changes: [change],
      });
      return `${id} (${entry.en}) is ${JSON.stringify(value)}; it was ${JSON.stringify(before)}.`;
    }),
  );
};

const taken = ({ kind, values = {} }: ParameterEntry): string =>
  kind === 'choice' ? `one of ${Object.keys(values).join(', ')}` : TAKES[kind];
