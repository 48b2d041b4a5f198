import { randomBytes } from 'node:crypto';
import type { Bilingual } from '@hall/contract/bilingual';
import type { Database } from '@hall/database/database';
import { enterOperatorsWork } from '@hall/database/operator-entry';
import { claimSecretId } from './core/claim-secrets.ts';
import { type Command, nothingMore, withDatabase } from './run-command.ts';
import { SettingsError } from './settings.ts';

const ACTION: Bilingual = { zh: '生成业务系统密钥', en: 'Make the secret of a system' };

/** @throws SettingsError for a system that is not registered */
async function requiredSystem({ read }: Database, id: string): Promise<Bilingual> {
  const system = await read.linkedSystem.findUnique({ where: { id } });
  if (!system) throw new SettingsError(`there is no linked system ${JSON.stringify(id)}`);
  return { zh: system.name, en: system.nameEn };
}

/** Gives a system another secret, of which the log tells; the one before is good no more. */
async function newSecret(database: Database, id: string, target: Bilingual): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await database.unitOfWork(async (tx) => {
    const secretId = claimSecretId(id);
    await tx.secret.upsert({ where: { id: secretId }, create: { id: secretId, value }, update: { value } });
    await enterOperatorsWork(tx, { at: new Date(), command: 'system-secret', module: 'projects', action: ACTION, target });
  });
  return value;
}

/**
 * The secret by which a linked system books claims, made when it is asked for first; it travels in the body of each such call.
 * @param given the system's id; `--new` behind it replaces the secret
 * @throws SettingsError without a system that is registered
 */
export const secretForSystem: Command = async ([id = '', ...rest], env) => {
  if (!id || id.startsWith('-')) throw new SettingsError('say which: system-secret <id of a linked system> [--new]');
  const [isNew, others] = rest[0] === '--new' ? [true, rest.slice(1)] : [false, rest];
  nothingMore(others);
  return withDatabase(env, async ({ database }) => {
    const name = await requiredSystem(database, id);
    const known = await database.read.secret.findUnique({ where: { id: claimSecretId(id) } });
    return known && !isNew ? known.value : newSecret(database, id, name);
  });
};
