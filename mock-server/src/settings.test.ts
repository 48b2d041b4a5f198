import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const SECRET = 'x'.repeat(32);

describe('settings from the environment', () => {
  it('has defaults for everything outside production', () => {
    expect(readSettings({})).toMatchObject({ port: 8080, host: '127.0.0.1', linkedPort: 8081, mockControl: false, trustProxy: false });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LINKED_PORT: '-1' }, 'LINKED_PORT'],
    [{ PUBLIC_URL: 'hall.example.edu' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://hall.example.edu/path' }, 'PUBLIC_URL'],
    [{ MOCK_CONTROL: 'yes' }, 'MOCK_CONTROL'],
    [{ DATABASE_URL: 'postgres://x' }, 'DATABASE_URL'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
    [{ LDAP_URL: 'http://directory.example.edu' }, 'LDAP_URL'],
    [{ LDAP_URL: 'ldaps://directory.example.edu' }, 'LDAP_BASE_DN'],
    [{ LDAP_URL: 'ldaps://directory.example.edu', LDAP_BASE_DN: 'dc=edu', LDAP_USER_ATTRIBUTE: 'uid)(' }, 'LDAP_USER_ATTRIBUTE'],
    [{ CAS_URL: 'cas.example.edu' }, 'CAS_URL'],
    [{ CAS_SERVICES: 'https://a.example.edu, nonsense' }, 'CAS_SERVICES'],
    [{ AUTHENTICATION_URL: 'javascript:alert(1)' }, 'AUTHENTICATION_URL'],
    [{ SIGN_ON_KEY: 'short' }, 'SIGN_ON_KEY'],
    [{ NODE_ENV: 'production' }, 'TOKEN_SECRET'],
    [{ NODE_ENV: 'production', TOKEN_SECRET: SECRET, MOCK_CONTROL: '1' }, 'MOCK_CONTROL'],
  ])('OPS-1 stops for %j with one line that names %s', (env, name) => {
    const read = () => readSettings(env as Record<string, string>);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });
});
