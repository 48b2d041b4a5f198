import { expect, it, onTestFinished, vi } from 'vitest';
import { check, checks } from './checks.mjs';

const EVERYTHING = { acceptanceOnly: false, passedOn: [] };
const LINT = ['lint', 'imports', 'wire names', 'generated documents', 'types of the tests'];
const ACCEPTANCE = ['quotes of the scenarios', 'database of the scenarios', 'scenarios to tests', 'scenarios'];
const PROOFS = 'proofs, in their short form';
const ALL = [...LINT, 'unit and API tests', ...ACCEPTANCE, PROOFS];

/** What is run, in place of which nothing happens, when one of the checks fails. */
async function played(failing?: string, asked = EVERYTHING) {
  const ran: string[] = [];
  const sound = await checks(asked, async (name: string) => {
    ran.push(name);
    return name !== failing;
  });
  return { sound, ran: ran.sort() };
}

it('OPS-1 lint, types, unit and API tests, scenarios and proofs are run', async () => {
  expect(await played()).toEqual({ sound: true, ran: [...ALL].sort() });
  expect(await played(undefined, { ...EVERYTHING, acceptanceOnly: true })).toEqual({ sound: true, ran: [...ACCEPTANCE].sort() });
});

it.each(ALL)('OPS-1 when “%s” fails the whole does, and whatever does not need it is run all the same', async (failing) => {
  const needless = ACCEPTANCE.includes(failing) ? ACCEPTANCE.slice(ACCEPTANCE.indexOf(failing) + 1) : [];
  expect(await played(failing)).toEqual({ sound: false, ran: ALL.filter((name) => !needless.includes(name)).sort() });
});

it('OPS-1 a program that ends with a failure, or is ended, fails its check, and what it said is shown', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = vi.spyOn(console, 'log').mockReturnValue();
  expect(await check('sound', ['-e', 'console.log("all is well")'])).toBe(true);
  expect(await check('failed', ['-e', 'console.log("what is wrong"); process.exitCode = 1'])).toBe(false);
  expect(await check('ended', ['-e', 'process.kill(process.pid)'])).toBe(false);
  expect(shown.mock.calls.map(([part]) => String(part)).join('')).toBe('what is wrong\n');
  expect(told.mock.calls.map(([line]) => String(line).split(':')[0])).toEqual(['✓ sound', '✗ failed', '✗ ended']);
});
