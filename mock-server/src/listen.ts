import { createServer } from 'node:net';
import { type Settings, SettingsError } from './settings.ts';

/** The variable that a port comes from. */
export type PortName = 'PORT' | 'LINKED_PORT';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** What an operator reads where listening fails, by the code of the error; the variable is named that is to be changed. */
function lineOf(code: string | undefined, name: PortName, { host, port }: ListenAddress): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `${name}: port ${port} of ${host} is taken; stop what runs there, or choose another`;
    case 'EACCES':
      return `${name}: port ${port} is not for this user; choose one above 1023`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `HOST: ${JSON.stringify(host)} is no address of this machine`;
  }
}

/**
 * Does what listens at an address.
 * @throws SettingsError where the address cannot be had, otherwise whatever `listen` throws
 */
export async function listenAt<T>(name: PortName, address: ListenAddress, listen: (address: ListenAddress) => Promise<T>): Promise<T> {
  try {
    return await listen(address);
  } catch (error) {
    const line = lineOf((error as NodeJS.ErrnoException).code, name, address);
    throw line === undefined ? error : new SettingsError(line);
  }
}

const probe = (address: ListenAddress): Promise<void> =>
  new Promise((free, taken) => {
    const server = createServer().once('error', taken);
    server.listen(address, () => server.close(() => free()));
  });

/**
 * Tries the addresses before anything else is done, so that a start that cannot come about leaves nothing behind.
 * @throws SettingsError for the first that cannot be had
 */
export async function checkAddresses({ host, port, linkedPort }: Pick<Settings, 'host' | 'port' | 'linkedPort'>): Promise<void> {
  await listenAt('PORT', { host, port }, probe);
  await listenAt('LINKED_PORT', { host, port: linkedPort }, probe);
}
