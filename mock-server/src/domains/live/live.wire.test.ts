import { NEWS_KEPT_MS } from '@hall/contract/live';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Call } from '../../core/call.ts';
import { tell } from '../../core/news.ts';
import { push } from '../../core/push.ts';
import { SESSION_TOKEN_LIFE_MS } from '../../core/tokens.ts';
import { eventually } from '../../testing/eventually.ts';
import { listening } from '../../testing/raw-http.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { openSession, sessionToken } from '../session/index.ts';
import { hubOf } from './hub.ts';

const PATH = '/api/live/stream';

/** What a browser hears on a stream. */
interface Heard {
  readonly text: () => string;
  readonly ended: () => boolean;
  readonly headers: Headers;
  readonly hangUp: () => void;
}

async function listen(port: number, token: string, query = ''): Promise<Heard> {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const response = await fetch(`http://127.0.0.1:${port}${PATH}${query}`, { headers, signal: controller.signal });
  expect(response.status).toBe(200);
  let [text, ended] = ['', false];
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  return { text: () => text, ended: () => ended, headers: response.headers, hangUp: () => controller.abort() };
}

const news = (...topics: string[]) => `event: news\ndata: {"topics":${JSON.stringify(topics)}}\n\n`;

async function withListener(userName = 'staff', query = '') {
  const hall = await testHall();
  const port = await listening(hall.fastify);
  const token = await hall.signIn(userName);
  const heard = await listen(port, token, query);
  await eventually(() => expect(heard.text()).toBe(': \n\n'));
  return { hall, port, token, heard };
}

const idOf = async ({ services }: TestHall, userName: string) =>
  (await services.database.read.person.findUniqueOrThrow({ where: { userName } })).id;

const told = (heard: Heard, ...topics: string[]) => eventually(() => expect(heard.text()).toContain(news(...topics)));

describe('MENU-9 what changes is told at once', () => {
  it('as server-sent events that no proxy gathers', async () => {
    const { heard } = await withListener();
    expect(heard.headers.get('content-type')).toBe('text/event-stream');
    expect(heard.headers.get('x-accel-buffering')).toBe('no');
    expect(heard.headers.get('cache-control')).toBe('no-store');
  });

  it('of what one has read, to who has read it and to nobody else', async () => {
    const { hall, port, token, heard } = await withListener();
    const other = await listen(port, await hall.signIn('approver'));
    await hall.post('/api/dbtz/xgzt', { id: 'notice-1', status: '1' }, token);
    await told(heard, 'unread');
    expect(other.text()).not.toContain('event:');
  });

  it('of what is pushed to a person, in one message for what comes together', async () => {
    const { hall, heard } = await withListener();
    const { database, clock } = hall.services;
    const personId = await idOf(hall, 'staff');
    await database.unitOfWork(async (tx) => {
      await push(tx, [personId], { origin: 'notices', title: '一', titleEn: 'One', path: '/tzgg', sentAt: clock.now() });
      await push(tx, [personId], { origin: 'notices', title: '二', titleEn: 'Two', path: '/tzgg', sentAt: clock.now() });
    });
    await told(heard, 'pushed');
    expect(heard.text().match(/event: news/g)).toHaveLength(1);
  });

  it('to everybody where everybody is concerned', async () => {
    const { hall, port, heard } = await withListener();
    const other = await listen(port, await hall.signIn('approver'));
    await hall.services.database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'notices', 'everybody'));
    await Promise.all([told(heard, 'notices'), told(other, 'notices')]);
  });

  it('of notices that were written ahead, when they become due', async () => {
    const { hall, heard } = await withListener();
    const publishedAt = new Date(hall.clock.now().getTime() + 60_000);
    await hall.services.database.unitOfWork((tx) => tx.notice.update({ where: { id: 'notice-1' }, data: { publishedAt } }));
    await hall.services.database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'todos', 'everybody'));
    await told(heard, 'todos');
    hall.clock.advance(60_000);
    await told(heard, 'notices');
  });

  it('of nothing that was not committed', async () => {
    const { hall, heard } = await withListener();
    const { database, clock } = hall.services;
    const failed = database.unitOfWork(async (tx) => {
      await tell(tx, clock.now(), 'notices', 'everybody');
      throw new Error('called off');
    });
    await expect(failed).rejects.toThrow('called off');
    await database.unitOfWork((tx) => tell(tx, clock.now(), 'todos', 'everybody'));
    await told(heard, 'todos');
    expect(heard.text()).not.toContain('notices');
  });

  it('of what was missed since the page asked last', async () => {
    const { hall, port, token, heard } = await withListener();
    heard.hangUp();
    await hall.services.database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'todos', 'everybody'));
    hall.clock.advance(30_000);
    const [back, late] = [await listen(port, token, '?since=31000'), await listen(port, token, '?since=29000')];
    await told(back, 'todos');
    await hall.services.database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'unread', 'everybody'));
    await told(late, 'unread');
    expect(late.text()).not.toContain('todos');
    const away = await listen(port, token, `?since=${NEWS_KEPT_MS + 1}`);
    await told(away, 'unread', 'notices', 'todos', 'pushed', 'exports', 'parameters', 'pages');
  });

  it('and kept no longer than anybody asks for it', async () => {
    const { hall } = await withListener();
    const { database } = hall.services;
    await database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'todos', 'everybody'));
    hall.clock.advance(NEWS_KEPT_MS + 1);
    await database.unitOfWork((tx) => tell(tx, hall.clock.now(), 'unread', 'everybody'));
    expect((await database.read.news.findMany()).map(({ topic }) => topic)).toEqual(['unread']);
  });
});

/** Sessions of people, without signing in: checking so many passwords would take longer than all the rest. */
async function sessionsOf({ services }: TestHall, count: number): Promise<{ personId: string; token: string }[]> {
  const people = await services.database.read.person.findMany({
    where: { enabled: true, locked: false, weakPassword: false },
    select: { id: true },
  });
  return services.database.unitOfWork(async (tx) => {
    const opened = [];
    for (let index = 0; index < count; index += 1) {
      const personId = people[index % people.length]?.id ?? '';
      const id = await openSession(tx, services, personId, { address: '127.0.0.1', userAgent: 'test' } as Call);
      opened.push({ personId, token: sessionToken(services, id) });
    }
    return opened;
  });
}

describe('MENU-9 with 200 connected', () => {
  it('each hears of what concerns them, one message each, and the server goes on answering', async () => {
    const hall = await testHall();
    const port = await listening(hall.fastify);
    const sessions = await sessionsOf(hall, 200);
    const heard = await Promise.all(sessions.map(async ({ personId, token }) => ({ personId, to: await listen(port, token) })));
    await eventually(() => expect(hubOf(hall.services).size()).toBe(200));
    const { database, clock } = hall.services;
    const one = heard[0]?.personId ?? '';
    await database.unitOfWork(async (tx) => {
      await tell(tx, clock.now(), 'notices', 'everybody');
      await tell(tx, clock.now(), 'todos', [one]);
    });
    expect((await hall.get('/api/yhxx', sessions[7]?.token)).code).toBe(200);
    await eventually(() => {
      for (const { personId, to } of heard) expect(to.text()).toContain(personId === one ? news('notices', 'todos') : news('notices'));
    });
    for (const { to } of heard) expect(to.text().match(/event: news/g)).toHaveLength(1);
  });
});

describe('AUTH-8 a stream and its session', () => {
  it.each([
    ['the person signs out', async (hall: TestHall, token: string) => void (await hall.post('/api/logout', {}, token))],
    [
      'the person is disabled',
      (hall: TestHall) =>
        hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { enabled: false } })),
    ],
  ])('ends when %s, and says so', async (_, happens) => {
    const { hall, token, heard } = await withListener();
    await happens(hall, token);
    await eventually(() => expect(heard.ended()).toBe(true));
    expect(heard.text()).toContain('event: end\n');
    expect(hubOf(hall.services).size()).toBe(0);
  });

  it('is forgotten when the browser goes', async () => {
    const { hall, heard } = await withListener();
    heard.hangUp();
    await eventually(() => expect(hubOf(hall.services).size()).toBe(0));
  });

  it('SEC-4 is one of four at most: the oldest goes', async () => {
    const { hall, port, token, heard } = await withListener();
    const later = [];
    for (let count = 0; count < 4; count += 1) later.push(await listen(port, token));
    await eventually(() => expect(heard.ended()).toBe(true));
    expect(later.map((one) => one.ended())).toEqual([false, false, false, false]);
    expect(hubOf(hall.services).size()).toBe(4);
  });

  it('is refused without one, and to who does not take events', async () => {
    const hall = await testHall();
    const nobody = await hall.send('GET', PATH, undefined, { accept: 'text/event-stream' });
    expect(nobody.code).toBe(401);
    const token = await hall.signIn('staff');
    expect(await hall.get(PATH, token)).toMatchObject({ code: 404, data: { rule: 'event-stream' } });
  });

  it('renews no token, is no use of the session, and is in no log', async () => {
    const hall = await testHall();
    const port = await listening(hall.fastify);
    const token = await hall.signIn('staff');
    const before = await hall.services.database.read.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    const operations = () => hall.services.database.read.operationRecord.count();
    const logged = await operations();
    hall.clock.advance(SESSION_TOKEN_LIFE_MS / 2 + 1_000);
    const heard = await listen(port, token);
    expect(heard.headers.get('authorization')).toBeNull();
    await eventually(() => expect(heard.text()).toBe(': \n\n'));
    await hall.services.settled();
    const after = await hall.services.database.read.session.findUniqueOrThrow({ where: { id: before.id } });
    expect(after.lastUsedAt).toEqual(before.lastUsedAt);
    expect(await operations()).toBe(logged);
  });
});
