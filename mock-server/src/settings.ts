import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { DirectorySettings } from './core/counterparts.ts';
import { environment } from './environment.ts';

/** What the environment decides; docs/operators.md lists the variables. */
export interface Settings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly linkedPort: number;
  /** Origin under which people reach the hall; `undefined` means http://localhost and the port. */
  readonly publicUrl: string | undefined;
  /** Addresses or networks whose X-Forwarded-For is believed; `false` for none. */
  readonly trustProxy: string | false;
  readonly databaseUrl: string;
  readonly tokenSecret: string;
  readonly mockControl: boolean;
  /** Whether a new database gets the demo data. */
  readonly demoData: boolean;
  readonly webRoot: string;
  readonly consoleRoot: string;
  /** The directory service; `undefined` means the embedded one. */
  readonly directory: DirectorySettings | undefined;
  /** The central sign-on and the authentication service; `undefined` means the embedded ones. */
  readonly casUrl: string | undefined;
  readonly authenticationUrl: string | undefined;
  /** Services beside the hall that the embedded central sign-on serves. */
  readonly casServices: readonly string[];
  /** Signs sign-on tokens; `undefined` means a key that the installation makes for itself. */
  readonly signOnKey: string | undefined;
  /** Origins of linked systems that may be this machine's, or of its network. */
  readonly privateOrigins: readonly string[];
}

/** A value of the environment that cannot be used; its message is the one line that the operator sees. */
export class SettingsError extends Error {}

/** Where `npm run build` puts the pages. There need be none: in containers another server has them. */
const WEB_ROOT = 'web/dist/app';
const CONSOLE_ROOT = 'console/dist/app';

/**
 * Reads the settings from the environment; a variable that is empty counts as not set.
 * @throws SettingsError for the first value that cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, text]) => text)));
  if (!data) throw new SettingsError(lineOf(error));
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    linkedPort: data.LINKED_PORT,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    databaseUrl: data.DATABASE_URL,
    tokenSecret: data.TOKEN_SECRET ?? randomBytes(32).toString('hex'),
    mockControl: data.MOCK_CONTROL,
    demoData: data.DEMO_DATA,
    webRoot: data.WEB_ROOT ?? resolve(WEB_ROOT),
    consoleRoot: resolve(CONSOLE_ROOT),
    directory: directoryOf(data),
    casUrl: data.CAS_URL,
    authenticationUrl: data.AUTHENTICATION_URL,
    casServices: data.CAS_SERVICES,
    signOnKey: data.SIGN_ON_KEY,
    privateOrigins: data.TODO_PRIVATE_ORIGINS,
  };
}

function lineOf({ issues: [first] }: z.ZodError): string {
  return `${String(first?.path[0])}: ${first?.message}`;
}

function directoryOf(env: z.output<typeof environment>): DirectorySettings | undefined {
  const { LDAP_URL: url, LDAP_BASE_DN: baseDn, LDAP_USER_ATTRIBUTE: userAttribute } = env;
  return url && baseDn ? { url, baseDn, userAttribute, bindDn: env.LDAP_BIND_DN, bindPassword: env.LDAP_BIND_PASSWORD } : undefined;
}
