import { randomBytes } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import type { DirectorySettings } from './core/counterparts.ts';

/** What the environment decides; docs/operators.md lists the variables. */
export interface Settings {
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
  readonly webRoot: string;
  /** The directory service; `undefined` means the embedded one. */
  readonly directory: DirectorySettings | undefined;
  /** The central sign-on and the authentication service; `undefined` means the embedded ones. */
  readonly casUrl: string | undefined;
  readonly authenticationUrl: string | undefined;
  /** Services beside the hall that the embedded central sign-on serves. */
  readonly casServices: readonly string[];
  /** Signs sign-on tokens; `undefined` means a key that the installation makes for itself. */
  readonly signOnKey: string | undefined;
}

/** A value of the environment that cannot be used; its message is the one line that the operator sees. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const fail = (name: string, problem: string): never => {
  throw new SettingsError(`${name}: ${problem}`);
};

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value <= 65535 ? value : fail(name, `"${text}" is not a port (0 to 65535)`);
}

function origin(env: Environment, name: string): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    return fail(name, `"${text}" is not an http(s) address without a path`);
  return url.origin;
}

function onOff(env: Environment, name: string): boolean {
  const text = env[name] || '0';
  return text === '1' || text === '0' ? text === '1' : fail(name, `"${text}" is neither 1 nor 0`);
}

function databaseUrl(env: Environment): string {
  const text = env.DATABASE_URL || 'file:./data/hall.db';
  if (!/^file:.+/.test(text)) fail('DATABASE_URL', `"${text}" does not start with file:`);
  const path = text.slice('file:'.length);
  return `file:${isAbsolute(path) ? path : resolve(path)}`;
}

function address(env: Environment, name: string, protocols: RegExp): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.test(url.protocol) || url.username || url.hash) return fail(name, `"${text}" is not an address that can be used`);
  return text.replace(/\/+$/, '');
}

const HTTP = /^https?:$/;

function directory(env: Environment): DirectorySettings | undefined {
  const url = address(env, 'LDAP_URL', /^ldaps?:$/);
  if (!url) return undefined;
  const baseDn = env.LDAP_BASE_DN || fail('LDAP_BASE_DN', 'must be set when LDAP_URL is');
  const userAttribute = env.LDAP_USER_ATTRIBUTE || 'uid';
  if (!/^[a-z][a-z0-9-]*$/i.test(userAttribute)) fail('LDAP_USER_ATTRIBUTE', `"${userAttribute}" is not the name of an attribute`);
  return { url, baseDn, userAttribute, bindDn: env.LDAP_BIND_DN || undefined, bindPassword: env.LDAP_BIND_PASSWORD };
}

const casServices = (env: Environment): string[] =>
  (env.CAS_SERVICES ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) =>
      URL.canParse(text) && HTTP.test(new URL(text).protocol) ? text : fail('CAS_SERVICES', `"${text}" is not an http(s) address`),
    );

function signOnKey(env: Environment): string | undefined {
  const text = env.SIGN_ON_KEY;
  return !text || text.length >= 32 ? text || undefined : fail('SIGN_ON_KEY', 'must have at least 32 characters');
}

function tokenSecret(env: Environment, production: boolean): string {
  const text = env.TOKEN_SECRET;
  if (!text)
    return production ? fail('TOKEN_SECRET', 'must be set in production (at least 32 characters)') : randomBytes(32).toString('hex');
  return text.length >= 32 ? text : fail('TOKEN_SECRET', 'must have at least 32 characters');
}

function mockControl(env: Environment, production: boolean): boolean {
  const on = onOff(env, 'MOCK_CONTROL');
  return on && production ? fail('MOCK_CONTROL', 'cannot be 1 in production') : on;
}

/**
 * Reads the settings from the environment.
 * @throws SettingsError for the first value that cannot be used
 */
export function readSettings(env: Environment): Settings {
  const production = env.NODE_ENV === 'production';
  return {
    port: port(env, 'PORT', 8080),
    host: env.HOST || '127.0.0.1',
    linkedPort: port(env, 'LINKED_PORT', 8081),
    publicUrl: origin(env, 'PUBLIC_URL'),
    trustProxy: env.TRUST_PROXY && env.TRUST_PROXY !== '0' ? env.TRUST_PROXY : false,
    databaseUrl: databaseUrl(env),
    tokenSecret: tokenSecret(env, production),
    mockControl: mockControl(env, production),
    webRoot: resolve(env.WEB_ROOT || 'web/dist/app'),
    directory: directory(env),
    casUrl: address(env, 'CAS_URL', HTTP),
    authenticationUrl: address(env, 'AUTHENTICATION_URL', HTTP),
    casServices: casServices(env),
    signOnKey: signOnKey(env),
  };
}
