import { randomUUID } from 'node:crypto';
import { Client, EqualityFilter, InvalidCredentialsError, ResultCodeError } from 'ldapts';
import type { DirectorySettings } from '../../core/counterparts.ts';
import { Refusal } from '../../core/refusal.ts';
import { saidBy } from '../../core/said.ts';
import type { Services } from '../../core/services.ts';

export interface DirectoryEntry {
  /** The sign-in name as the directory spells it; none for somebody it does not know. */
  readonly userName: string | undefined;
  /** Whether a password is this entry's; asking takes as much work for an entry that does not exist. */
  owns(password: string): Promise<boolean>;
}

/**
 * Looks a sign-in name up in the directory service.
 * @throws Refusal 500 `directory-unavailable` when the service does not answer as it should
 */
export async function findInDirectory(services: Services, typed: string): Promise<DirectoryEntry> {
  const settings = services.counterparts.directory();
  const found = await connected(services, [settings.bindPassword], (client) => search(client, settings, typed.trim()));
  const dn = found?.dn ?? `cn=${randomUUID()},${settings.baseDn}`;
  return {
    userName: found?.userName,
    // Without a password a directory lets anyone pass as nobody (RFC 4513, 5.1.2).
    owns: async (password) =>
      password !== '' &&
      (await connected(services, [settings.bindPassword, password], (client) => binds(client, settings, dn, password))) &&
      found !== undefined,
  };
}

async function search(client: Client, settings: DirectorySettings, name: string): Promise<{ dn: string; userName: string } | undefined> {
  const { baseDn, userAttribute } = settings;
  await bindAsHall(client, settings);
  // A filter object is encoded as it is: nothing in the name is read as filter syntax.
  const filter = new EqualityFilter({ attribute: userAttribute, value: name });
  const { searchEntries } = await client.search(baseDn, { scope: 'sub', filter, attributes: [userAttribute], sizeLimit: 2 });
  const [entry, ...others] = searchEntries;
  if (!entry || others.length > 0) return undefined;
  const value = entry[userAttribute];
  const userName = String(Array.isArray(value) ? value[0] : value);
  return { dn: entry.dn, userName };
}

async function bindAsHall(client: Client, { bindDn, bindPassword = '' }: DirectorySettings): Promise<void> {
  if (bindDn) await client.bind(bindDn, bindPassword);
}

/** Whether a password is the one of a DN. A directory may take attempts only from who has told who asks, as the embedded one does. */
async function binds(client: Client, settings: DirectorySettings, dn: string, password: string): Promise<boolean> {
  await bindAsHall(client, settings);
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    throw error;
  }
}

/** Works with a connection of its own; what went wrong with it is told to the operator, but not the secrets that were sent. */
async function connected<T>(
  services: Services,
  secrets: readonly (string | undefined)[],
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { directory, patienceMs } = services.counterparts;
  const { url } = directory();
  const secure = url.startsWith('ldaps:');
  const client = new Client({
    url,
    connectTimeout: patienceMs,
    timeout: patienceMs,
    ...(secure && { tlsOptions: { minVersion: 'TLSv1.2' as const } }),
  });
  try {
    return await work(client);
  } catch (error) {
    services.warn('the directory failed', { url, said: saidBy(error, secrets) });
    throw new Refusal(500, 'directory-unavailable', { params: { reason: error instanceof ResultCodeError ? error.code : 'connection' } });
  } finally {
    await client.unbind().catch(() => undefined);
  }
}
