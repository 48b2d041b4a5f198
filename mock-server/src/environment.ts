import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portFault } from '@hall/contract/rules/network';
import { z } from 'zod';

const MODES = ['production', 'development', 'test'];
const HTTP = ['http:', 'https:'];
const NETWORKS = z.union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** A text that passes a test; an operator reads what is wrong with any other. */
const fitting = (test: (text: string) => boolean, problem: string) =>
  z.string().refine(test, { error: ({ input }) => `${JSON.stringify(input)} ${problem}` });

const urlWith = (text: string, protocols: readonly string[]): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) ? url : undefined;
};

/** An address without a slash at its end. */
const address = (protocols: readonly string[]) =>
  fitting((text) => {
    const url = urlWith(text, protocols);
    return url !== undefined && !url.username && !url.hash;
  }, 'is not an address that can be used').transform((text) => text.replace(/\/+$/, ''));

const list = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
const port = fitting((text) => portFault(text) === undefined, 'is not a port (0 to 65535)').transform(Number);
const onOff = fitting((text) => text === '1' || text === '0', 'is neither 1 nor 0')
  .transform((text) => text === '1')
  .default(false);
const secret = z.string().min(32, 'must have at least 32 characters');

/**
 * The variables of the environment, each as the server uses it; docs/operators.md describes them. A message is what stands
 * behind the variable's name in the line that an operator reads; that of a secret does not repeat it.
 */
export const environment = z
  .object({
    NODE_ENV: fitting((text) => MODES.includes(text), 'is neither production, development nor test').optional(),
    PORT: port.default(8080),
    HOST: z.string().default('127.0.0.1'),
    LINKED_PORT: port.default(8081),
    PUBLIC_URL: fitting((text) => urlWith(text, HTTP)?.pathname === '/', 'is not an http(s) address without a path')
      .transform((text) => new URL(text).origin)
      .optional(),
    TRUST_PROXY: z
      .string()
      .transform((text) => list(text).filter((network) => network !== '0'))
      .pipe(z.array(fitting((text) => NETWORKS.safeParse(text).success && !text.endsWith('/0'), 'is neither an address nor a network')))
      .transform((networks) => networks.join(',') || (false as const))
      .default(false),
    DATABASE_URL: fitting((text) => /^file:[^?]+$/.test(text), 'is not file: and a path')
      .transform((text) => `file:${resolve(text.slice('file:'.length))}`)
      .prefault('file:./data/hall.db'),
    TOKEN_SECRET: secret.optional(),
    MOCK_CONTROL: onOff,
    DEMO_DATA: onOff,
    WEB_ROOT: fitting((text) => existsSync(join(text, 'index.html')), 'holds no built pages: it has no index.html')
      .transform((text) => resolve(text))
      .optional(),
    LDAP_URL: address(['ldap:', 'ldaps:']).optional(),
    LDAP_BASE_DN: z.string().optional(),
    LDAP_USER_ATTRIBUTE: fitting((text) => /^[a-z][a-z0-9-]*$/i.test(text), 'is not the name of an attribute').default('uid'),
    LDAP_BIND_DN: z.string().optional(),
    LDAP_BIND_PASSWORD: z.string().optional(),
    CAS_URL: address(HTTP).optional(),
    CAS_SERVICES: z
      .string()
      .transform(list)
      .pipe(z.array(fitting((text) => urlWith(text, HTTP) !== undefined, 'is not an http(s) address')))
      .default([]),
    AUTHENTICATION_URL: address(HTTP).optional(),
    SIGN_ON_KEY: secret.optional(),
    TODO_PRIVATE_ORIGINS: z
      .string()
      .transform(list)
      .pipe(z.array(fitting((text) => urlWith(text, HTTP)?.origin === text.toLowerCase(), 'is not an origin such as http://10.0.0.5:8090')))
      .transform((origins) => origins.map((text) => new URL(text).origin))
      .default([]),
  })
  .refine(({ LDAP_URL, LDAP_BASE_DN }) => !LDAP_URL || LDAP_BASE_DN, {
    path: ['LDAP_BASE_DN'],
    error: 'must be set when LDAP_URL is',
  })
  .refine(({ LDAP_BIND_DN, LDAP_BIND_PASSWORD }) => !LDAP_BIND_DN || LDAP_BIND_PASSWORD, {
    path: ['LDAP_BIND_PASSWORD'],
    error: 'must be set when LDAP_BIND_DN is',
  })
  .refine(({ LDAP_BIND_DN, LDAP_BIND_PASSWORD }) => !LDAP_BIND_PASSWORD || LDAP_BIND_DN, {
    path: ['LDAP_BIND_DN'],
    error: 'must be set when LDAP_BIND_PASSWORD is',
  })
  .refine(({ PORT, LINKED_PORT }) => PORT === 0 || PORT !== LINKED_PORT, {
    path: ['LINKED_PORT'],
    error: 'must be another port than PORT',
  })
  .refine(({ NODE_ENV, TOKEN_SECRET }) => NODE_ENV !== 'production' || TOKEN_SECRET, {
    path: ['TOKEN_SECRET'],
    error: 'must be set in production (at least 32 characters)',
  })
  .refine(({ MOCK_CONTROL, DEMO_DATA }) => !MOCK_CONTROL || DEMO_DATA, {
    path: ['MOCK_CONTROL'],
    error: 'puts the demo data back, so it needs DEMO_DATA=1',
  })
  .refine(({ NODE_ENV, MOCK_CONTROL }) => NODE_ENV !== 'production' || !MOCK_CONTROL, {
    path: ['MOCK_CONTROL'],
    error: 'cannot be 1 in production',
  });
