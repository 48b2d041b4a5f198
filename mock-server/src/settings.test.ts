import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, type Settings, SettingsError } from './settings.ts';

const SECRET = 'x'.repeat(32);

describe('settings from the environment', () => {
  it('has defaults for everything outside production', () => {
    expect(readSettings({})).toMatchObject({ port: 8080, host: '127.0.0.1', linkedPort: 8081, mockControl: false, trustProxy: false });
  });

  it('takes an empty variable for one that is not set', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL', 'MOCK_CONTROL', 'LDAP_URL', 'CAS_SERVICES', 'SIGN_ON_KEY'];
    const { tokenSecret, ...settings } = readSettings(Object.fromEntries(names.map((name) => [name, ''])));
    const { tokenSecret: other, ...defaults } = readSettings({});
    expect(settings).toEqual(defaults);
    expect([tokenSecret, other]).toEqual([expect.stringMatching(/^\w{64}$/), expect.not.stringMatching(tokenSecret)]);
  });

  it.each<[Record<string, string>, Partial<Settings>]>([
    [
      { PORT: '0', LINKED_PORT: '65535' },
      { port: 0, linkedPort: 65_535 },
    ],
    [{ PUBLIC_URL: 'https://hall.example.edu/' }, { publicUrl: 'https://hall.example.edu' }],
    [{ TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8 ::1' }, { trustProxy: 'loopback,10.0.0.0/8,::1' }],
    [
      { MOCK_CONTROL: '1', DEMO_DATA: '1' },
      { mockControl: true, demoData: true },
    ],
    [{ DATABASE_URL: 'file:/data/hall.db' }, { databaseUrl: 'file:/data/hall.db' }],
    [{ DATABASE_URL: 'file:hall.db' }, { databaseUrl: `file:${resolve('hall.db')}` }],
    [{}, { webRoot: resolve('web/dist/app') }],
    [{ WEB_ROOT: 'web' }, { webRoot: resolve('web') }],
    [{ NODE_ENV: 'test' }, { production: false }],
    [{ NODE_ENV: 'production', TOKEN_SECRET: SECRET }, { production: true }],
    [
      { PORT: '0', LINKED_PORT: '0' },
      { port: 0, linkedPort: 0 },
    ],
    [{ CAS_URL: 'https://cas.example.edu/cas//' }, { casUrl: 'https://cas.example.edu/cas' }],
    [
      { TODO_PRIVATE_ORIGINS: 'http://10.0.0.5:8090, https://a.example.edu' },
      { privateOrigins: ['http://10.0.0.5:8090', 'https://a.example.edu'] },
    ],
    [{ CAS_SERVICES: 'https://a.example.edu, http://b/c' }, { casServices: ['https://a.example.edu', 'http://b/c'] }],
    [{ AUTHENTICATION_URL: 'http://auth/' }, { authenticationUrl: 'http://auth' }],
    [
      { SIGN_ON_KEY: SECRET, TOKEN_SECRET: SECRET },
      { signOnKey: SECRET, tokenSecret: SECRET },
    ],
    [{ LDAP_URL: 'ldap://d/', LDAP_BASE_DN: 'dc=edu' }, { directory: { url: 'ldap://d', baseDn: 'dc=edu', userAttribute: 'uid' } }],
    [{ LDAP_BASE_DN: 'dc=edu' }, { directory: undefined }],
  ])('reads %j', (env, settings) => expect(readSettings(env)).toMatchObject(settings));

  it.each([
    [{ PORT: 'eighty' }, 'PORT: "eighty" is not a port (0 to 65535)'],
    [{ PORT: '70000' }, 'PORT: "70000" is not a port (0 to 65535)'],
    [{ PORT: '8080\n' }, 'PORT: "8080\\n" is not a port (0 to 65535)'],
    [{ LINKED_PORT: '-1' }, 'LINKED_PORT: "-1" is not a port (0 to 65535)'],
    [{ PUBLIC_URL: 'hall.example.edu' }, 'PUBLIC_URL: "hall.example.edu" is not an http(s) address without a path'],
    [
      { PUBLIC_URL: 'https://hall.example.edu/path' },
      'PUBLIC_URL: "https://hall.example.edu/path" is not an http(s) address without a path',
    ],
    [{ PUBLIC_URL: 'ftp://hall.example.edu' }, 'PUBLIC_URL: "ftp://hall.example.edu" is not an http(s) address without a path'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY: "1" is neither an address nor a network'],
    [{ TRUST_PROXY: 'loopback, proxy' }, 'TRUST_PROXY: "proxy" is neither an address nor a network'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY: "0.0.0.0/0" is neither an address nor a network'],
    [{ MOCK_CONTROL: 'yes' }, 'MOCK_CONTROL: "yes" is neither 1 nor 0'],
    [{ DATABASE_URL: 'postgres://x' }, 'DATABASE_URL: "postgres://x" is not file: and a path'],
    [{ DATABASE_URL: 'file:' }, 'DATABASE_URL: "file:" is not file: and a path'],
    [{ DATABASE_URL: 'file:hall.db?mode=ro' }, 'DATABASE_URL: "file:hall.db?mode=ro" is not file: and a path'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET: must have at least 32 characters'],
    [{ LDAP_URL: 'http://directory.example.edu' }, 'LDAP_URL: "http://directory.example.edu" is not an address that can be used'],
    [{ LDAP_URL: 'ldaps://directory.example.edu' }, 'LDAP_BASE_DN: must be set when LDAP_URL is'],
    [{ LDAP_BIND_DN: 'cn=hall' }, 'LDAP_BIND_PASSWORD: must be set when LDAP_BIND_DN is'],
    [{ LDAP_BIND_PASSWORD: 'secret' }, 'LDAP_BIND_DN: must be set when LDAP_BIND_PASSWORD is'],
    [{ LDAP_USER_ATTRIBUTE: 'uid)(' }, 'LDAP_USER_ATTRIBUTE: "uid)(" is not the name of an attribute'],
    [{ CAS_URL: 'cas.example.edu' }, 'CAS_URL: "cas.example.edu" is not an address that can be used'],
    [{ CAS_URL: 'https://someone@cas.example.edu' }, 'CAS_URL: "https://someone@cas.example.edu" is not an address that can be used'],
    [{ CAS_SERVICES: 'https://a.example.edu, nonsense' }, 'CAS_SERVICES: "nonsense" is not an http(s) address'],
    [{ AUTHENTICATION_URL: 'javascript:alert(1)' }, 'AUTHENTICATION_URL: "javascript:alert(1)" is not an address that can be used'],
    [{ SIGN_ON_KEY: 'short' }, 'SIGN_ON_KEY: must have at least 32 characters'],
    [{ NODE_ENV: 'production' }, 'TOKEN_SECRET: must be set in production (at least 32 characters)'],
    [{ NODE_ENV: 'production', TOKEN_SECRET: SECRET, MOCK_CONTROL: '1', DEMO_DATA: '1' }, 'MOCK_CONTROL: cannot be 1 in production'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: "prod" is neither production, development nor test'],
    [{ PORT: '9000', LINKED_PORT: '9000' }, 'LINKED_PORT: must be another port than PORT'],
    [{ PORT: '8081' }, 'LINKED_PORT: must be another port than PORT'],
    [{ MOCK_CONTROL: '1' }, 'MOCK_CONTROL: puts the demo data back, so it needs DEMO_DATA=1'],
    [{ DEMO_DATA: 'abc' }, 'DEMO_DATA: "abc" is neither 1 nor 0'],
    [{ WEB_ROOT: '/nowhere' }, 'WEB_ROOT: "/nowhere" holds no built pages: it has no index.html'],
    [{ WEB_ROOT: 'web/dist/apps' }, 'WEB_ROOT: "web/dist/apps" holds no built pages: it has no index.html'],
    [{ TRUST_PROXY: 'banana' }, 'TRUST_PROXY: "banana" is neither an address nor a network'],
    [{ PORT: 'eighty', LINKED_PORT: '-1' }, 'PORT: "eighty" is not a port (0 to 65535)'],
  ])('stops for %j with one line', (env, line) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(new SettingsError(line));
  });
});
