import { expect, it } from 'vitest';
import { registeredSystem, registeredSystems } from './registered-system.ts';

const HERE = 'http://hall.example';
const system = (id: string, address: string) => ({ id, name: id, address, framing: true, signsOn: true });
const systems = [system('claims', 'https://finance.example:8443/claims'), system('assets', 'https://assets.example')];
const idOf = (address: string) => registeredSystem(address, systems, HERE)?.id;

it.each([
  ['https://finance.example:8443/claims', 'claims'],
  ['https://finance.example:8443/claims/mine?ticket=1', 'claims'],
  ['HTTPS://FINANCE.example:8443/claims/mine', 'claims'],
  ['https://assets.example/anything', 'assets'],
])('MENU-7 %s belongs to a registered system', (address, id) => expect(idOf(address)).toBe(id));

it.each([
  'https://finance.example:8443/cas/login',
  'https://finance.example:8443/claimsx',
  'https://finance.example:8443/claims/../cas',
  'https://finance.example:8443/claims/%2e%2e/cas',
  'https://finance.example/claims',
  'http://finance.example:8443/claims',
  'https://finance.example:8443@evil.example/claims',
  'https://person@assets.example/',
  'https://assets.example.evil.example/',
  'https://evil.example/?https://assets.example/',
  '//evil.example/claims',
  '/claims',
  'javascript:alert(1)//https://assets.example/',
  'data:text/html,x',
  'https://',
  '',
])('MENU-7 %j belongs to none', (address) => expect(idOf(address)).toBeUndefined());

it("MENU-7 a server that does not tell of its systems leaves the operator's list, and that alone", async () => {
  const listed = async () => ['https://payroll.example'];
  expect(await registeredSystems(systems, listed)).toBe(systems);
  const fallback = (await registeredSystems(undefined, listed)) ?? [];
  expect(registeredSystem('https://payroll.example/slips', fallback, HERE)?.id).toBe('https://payroll.example');
  expect(registeredSystem('https://assets.example/', fallback, HERE)).toBeUndefined();
  expect(await registeredSystems(undefined, async () => [])).toBeUndefined();
});
