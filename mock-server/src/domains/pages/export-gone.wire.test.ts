import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExportRequest } from '@hall/contract/exchange';
import { encode } from '@hall/contract/wire/decode';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SignedInCall } from '../../core/call.ts';
import { defineList } from '../../core/list.ts';
import type { Entry } from '../../core/operation.ts';
import { Refusal } from '../../core/refusal.ts';
import { callOf } from '../../testing/call-of.ts';
import { bytesOf, exportOf } from '../../testing/exports.ts';
import { gate, turn } from '../../testing/gate.ts';
import { listening } from '../../testing/raw-http.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { SIGN_INS } from '../logs/index.ts';
import { exportList } from './export-list.ts';

type Find = typeof SIGN_INS.find;

const CALL = { path: '/api/logs/export-sign-ins' } as const;

/** A folder of the test's own in which files are made. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** An export of the sign-in log that reads as it is told to. */
const made = async (hall: TestHall, call: SignedInCall, find: Find) =>
  bytesOf(await exportList(CALL, defineList({ ...SIGN_INS, find }))(hall.services, exportOf(['userName']), call));

/** Exports that say when they begin to read, and wait there until they may go on. */
function heldExports(hall: TestHall) {
  const begun: string[] = [];
  const going = gate();
  const held = (name: string, call: SignedInCall, until: Promise<void> = going.passed) =>
    made(hall, call, async (...asked) => {
      begun.push(name);
      await until;
      return SIGN_INS.find(...asked);
    });
  return { begun, going, held };
}

async function hallWithRows() {
  const hall = await testHall();
  await hall.signIn('secauditor');
  return hall;
}

function leaving(call: SignedInCall) {
  const controller = new AbortController();
  return { call: { ...call, gone: controller.signal }, leave: () => controller.abort(new Refusal(500, 'called-off')) };
}

describe('SEC-4 an export that nobody waits for any more', () => {
  it('SEC-4 is not begun', async () => {
    const hall = await hallWithRows();
    const { begun, going, held } = heldExports(hall);
    const { call, leave } = leaving(await callOf(hall, 'secauditor'));
    const first = held('first', await callOf(hall, 'secauditor'));
    const second = held('second', call);
    leave();
    const outcome = expect(second).rejects.toMatchObject({ code: 500, rule: 'called-off' });
    going.open();
    await Promise.all([first, outcome]);
    expect(begun).toEqual(['first']);
  });

  it('SEC-4 reads no more, leaves nothing on the disk, and its room to others', async () => {
    const hall = await hallWithRows();
    const { read } = hall.services.database;
    const [row] = await read.signInRecord.findMany({ take: 1 });
    const { call, leave } = leaving(await callOf(hall, 'secauditor'));
    const folder = ownFolder();
    let reads = 0;
    const aborted = made(hall, call, async (_, { skip, take }) => {
      reads += 1;
      if (reads === 2) leave();
      return reads < 10 ? Array.from({ length: take }, (_, index) => ({ ...row, id: skip + index }) as never) : [];
    });
    await expect(aborted).rejects.toMatchObject({ code: 500, rule: 'called-off' });
    expect([reads, readdirSync(folder)]).toEqual([2, []]);
    await made(hall, await callOf(hall, 'secauditor'), SIGN_INS.find);
    expect(reads).toBe(2);
  });

  it('EXPORT-2 leaves nothing on the disk either where it was made already, sent or not', async () => {
    const hall = await hallWithRows();
    const folder = ownFolder();
    const answer = async () =>
      exportList(CALL, defineList(SIGN_INS))(hall.services, exportOf(['userName']), await callOf(hall, 'secauditor'));
    await bytesOf(await answer());
    const { content } = await answer();
    if (!(content instanceof Uint8Array)) content.stream.destroy();
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it('SEC-4 stands in the operation log as an operation that failed', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const [reading, reads, logged] = [gate(), gate(), gate<Entry>()];
    vi.spyOn(hall.services.signInRecorder, 'flush').mockImplementation(() => {
      reads.open();
      return reading.passed;
    });
    vi.spyOn(hall.services.recorder, 'record').mockImplementation((entry) => logged.open(entry));
    const port = await listening(hall.fastify);
    const accepted = once(hall.fastify.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    const body = JSON.stringify(encode(ExportRequest, exportOf(['userName'])));
    const head = ['POST /api/logs/export-sign-ins HTTP/1.1', 'host: hall.test', `authorization: Bearer ${token}`];
    const more = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, '', body];
    client.write([...head, ...more].join('\r\n'));
    await reads.passed;
    client.destroy();
    const [served] = await accepted;
    if (!served.closed) await once(served, 'close');
    reading.open();
    expect(await logged.passed).toMatchObject({ action: 'logs.exportSignIns', kind: 'export', result: '500' });
  });
});

describe('SEC-4 exports of one person', () => {
  it('SEC-4 are made one after another: twelve of them hold up nobody else', async () => {
    const hall = await hallWithRows();
    const { begun, going, held } = heldExports(hall);
    const one = await callOf(hall, 'secauditor');
    const twelve = Array.from({ length: 12 }, (_, index) => held(`one-${index}`, one));
    await held('other', { ...one, person: { ...one.person, id: 'somebody-else' } }, Promise.resolve());
    expect(begun.filter((name) => name !== 'one-0')).toEqual(['other']);
    going.open();
    await Promise.all(twelve);
    expect(begun.filter((name) => name !== 'other')).toEqual(Array.from({ length: 12 }, (_, index) => `one-${index}`));
  });

  it('SEC-4 are refused beyond twenty that wait', async () => {
    const hall = await hallWithRows();
    const { going, held } = heldExports(hall);
    const one = await callOf(hall, 'secauditor');
    const all = Array.from({ length: 22 }, () =>
      held('one', one).then(
        () => 'made',
        ({ rule }: Refusal) => rule,
      ),
    );
    expect(await Promise.race(all)).toBe('too-many-calls');
    going.open();
    expect((await Promise.all(all)).filter((said) => said === 'made')).toHaveLength(21);
  });
});

/** An export by somebody: once its rows are counted, nothing but room for its file is missing, which then waits until it may go on. */
async function exportBy(hall: TestHall, id: string) {
  const call = await callOf(hall, 'secauditor');
  const [counted, begun, going] = [gate(), gate(), gate()];
  const list = defineList({
    ...SIGN_INS,
    count: async (...asked) => {
      counted.open();
      return SIGN_INS.count(...asked);
    },
    find: async (...asked) => {
      begun.open();
      await going.passed;
      return SIGN_INS.find(...asked);
    },
  });
  const made = exportList(CALL, list)(hall.services, exportOf(['userName']), { ...call, person: { ...call.person, id } }).then(bytesOf);
  return { counted, begun, going, made };
}

it('EXPORT-1 SEC-4 two files are made at once, whoever asks for them, and a third when one of the two is done', async () => {
  const hall = await testHall();
  const [first, second] = [await exportBy(hall, 'first'), await exportBy(hall, 'second')];
  await Promise.all([first.begun.passed, second.begun.passed]);
  const third = await exportBy(hall, 'third');
  let early = true;
  const begins = third.begun.passed.then(() => early);
  await third.counted.passed;
  await turn();
  early = false;
  first.going.open();
  expect(await begins).toBe(false);
  for (const { going } of [second, third]) going.open();
  await Promise.all([first, second, third].map(({ made }) => made));
});
