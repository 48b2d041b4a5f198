import { describe, expect, it } from 'vitest';
import { sealedTexts } from '../../core/sealed-text.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { CARD_KEY } from './save-bank-account.ts';

const CARD = '6222021234567890128';
const OTHER_CARD = '4111111111111111';

interface Account {
  readonly id: string;
  readonly yhkh: string;
  readonly sfmr: string;
  readonly khh: { readonly lhh: string };
}

const accounts = async (hall: TestHall, token: string) => (await hall.get('/api/yhxx/getyhzh', token)).data as Account[];
const branches = async (hall: TestHall, token: string, text: unknown) =>
  (await hall.post('/api/yhxx/lhh', { khhmc: text }, token)).data as { lhh: string; khhmc: string }[];
const save = (hall: TestHall, token: string, body: unknown) => hall.post('/api/yhxx/yhzh', body, token);

/** A good proof, by the code that went to the phone. */
async function proof(hall: TestHall, token: string): Promise<string> {
  hall.clock.advance(61_000);
  expect(await hall.get('/api/yhxx/sendmessage?yzmlx=bank', token)).toMatchObject({ code: 200 });
  const [last] = await hall.services.database.read.outboxMessage.findMany({ orderBy: { id: 'desc' }, take: 1 });
  const [code = ''] = /\d{6}/.exec(last?.text ?? '') ?? [];
  return ((await hall.get(`/api/yhxx/yhzhverify?yzm=${code}`, token)).data as { yzpz: string }).yzpz;
}

async function withAccount(card = CARD): Promise<[TestHall, string, Account, string]> {
  const hall = await testHall();
  const token = await hall.signIn('staff');
  const [branch] = await branches(hall, token, '云麓');
  const lhh = branch?.lhh ?? '';
  expect(await save(hall, token, { yhkh: card, lhh, yzpz: await proof(hall, token) })).toMatchObject({ code: 200 });
  const [account] = await accounts(hall, token);
  return [hall, token, account as Account, lhh];
}

describe('ACCT-5 bank accounts', () => {
  it('ACCT-5 are listed masked; the first is the default one, and the person is its holder', async () => {
    const [hall, token, account, lhh] = await withAccount();
    expect(account).toMatchObject({
      yhkh: '**** **** **** 0128',
      sfmr: '1',
      zhmc: '王芳',
      khh: { lhh, khhmc: expect.stringContaining('云麓') },
    });
    expect(await accounts(hall, token)).toHaveLength(1);
  });

  it('ACCT-5 their numbers are nowhere in clear: not stored, not logged, not answered', async () => {
    const [hall, token, account] = await withAccount();
    await hall.services.recorder.flush();
    const { read } = hall.services.database;
    const stored = [await read.bankAccount.findMany(), await read.operationRecord.findMany(), await read.outboxMessage.findMany()];
    expect(JSON.stringify([stored, await hall.get('/api/yhxx/getyhzh', token)])).not.toContain(CARD);
    const cards = await sealedTexts(hall.services, CARD_KEY);
    const { sealed } = await read.bankAccount.findUniqueOrThrow({ where: { id: account.id } });
    expect(cards.open(sealed, account.id)).toBe(CARD);
    expect(() => cards.open(sealed, 'another account')).toThrow();
  });

  it('ACCT-5 none is added without the code that went to the phone, and a proof is good once', async () => {
    const [hall, token, , lhh] = await withAccount();
    const refused = { code: 500, data: { rule: 'card-unverified' } };
    const good = await proof(hall, token);
    expect(await save(hall, token, { yhkh: OTHER_CARD, lhh })).toMatchObject(refused);
    expect(await save(hall, token, { yhkh: OTHER_CARD, lhh, yzpz: 'made up' })).toMatchObject(refused);
    const leader = await hall.signIn('leader');
    await proof(hall, leader);
    expect(await save(hall, leader, { yhkh: OTHER_CARD, lhh, yzpz: good })).toMatchObject(refused);
    expect(await save(hall, token, { yhkh: OTHER_CARD, lhh, yzpz: good })).toMatchObject({ code: 200 });
    expect(await save(hall, token, { yhkh: '5555555555554444', lhh, yzpz: good })).toMatchObject(refused);
    expect(await accounts(hall, token)).toHaveLength(2);
  });

  it('ACCT-5 a proof is over after five minutes', async () => {
    const [hall, token, , lhh] = await withAccount();
    const good = await proof(hall, token);
    hall.clock.advance(300_000);
    expect(await save(hall, token, { yhkh: OTHER_CARD, lhh, yzpz: good })).toMatchObject({ data: { rule: 'card-unverified' } });
  });

  it('ACCT-5 a wrong code gives no proof', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect(await hall.get('/api/yhxx/yhzhverify?yzm=123456', token)).toMatchObject({
      code: 500,
      data: { field: 'yzm', rule: 'code-expired' },
    });
    expect(await hall.get('/api/yhxx/yhzhverify?yzm=12', token)).toMatchObject({ code: 404, data: { field: 'yzm', rule: 'code-format' } });
  });

  it('ACCT-5 a code that went to the phone of before gives no proof', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    await hall.get('/api/yhxx/sendmessage?yzmlx=bank', token);
    const [last] = await hall.services.database.read.outboxMessage.findMany({ orderBy: { id: 'desc' }, take: 1 });
    const [code = ''] = /\d{6}/.exec(last?.text ?? '') ?? [];
    await hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName: 'staff' }, data: { phone: '13900139000' } }));
    expect(await hall.get(`/api/yhxx/yhzhverify?yzm=${code}`, token)).toMatchObject({
      code: 500,
      data: { field: 'yzm', rule: 'code-expired' },
    });
  });

  it('ACCT-5 a person without a phone is told to set one first', async () => {
    const hall = await testHall();
    const token = await hall.signIn('nophone');
    expect(await hall.get('/api/yhxx/sendmessage?yzmlx=bank', token)).toMatchObject({ code: 500, data: { rule: 'phone-missing' } });
  });

  it('ACCT-5 whatever is wrong names its field and leaves the proof good', async () => {
    const [hall, token, , lhh] = await withAccount();
    const yzpz = await proof(hall, token);
    const refusals: [object, object][] = [
      [
        { lhh, yzpz },
        { code: 404, data: { field: 'yhkh', rule: 'required' }, message: '银行卡号不能为空' },
      ],
      [
        { yhkh: OTHER_CARD, yzpz },
        { code: 404, data: { field: 'lhh', rule: 'required' }, message: '开户行不能为空' },
      ],
      [
        { yhkh: OTHER_CARD, lhh: '999', yzpz },
        { code: 404, data: { field: 'lhh', rule: 'not-found' }, message: '开户行不存在' },
      ],
      [
        { yhkh: '4111111111111112', lhh, yzpz },
        { code: 404, data: { field: 'yhkh', rule: 'card-format' }, message: '请输入有效的银行卡号' },
      ],
      [
        { yhkh: CARD, lhh, yzpz },
        { code: 500, data: { field: 'yhkh', rule: 'card-taken' } },
      ],
      [
        { id: 'none', yhkh: OTHER_CARD, yzpz },
        { code: 404, data: { field: 'id', rule: 'not-found' } },
      ],
      [
        { yhkh: 4_111_111_111_111_111, lhh, yzpz },
        { code: 404, data: { field: 'yhkh', rule: 'type' } },
      ],
      [
        { yhkh: OTHER_CARD, lhh, yzpz, sfmr: 'yes' },
        { code: 404, data: { field: 'sfmr', rule: 'choice' } },
      ],
      [
        { yhkh: OTHER_CARD, lhh, yzpz, zhmc: '李静' },
        { code: 404, data: { field: 'zhmc', rule: 'unknown' } },
      ],
    ];
    for (const [body, refusal] of refusals) expect(await save(hall, token, body)).toMatchObject(refusal);
    expect(await accounts(hall, token)).toHaveLength(1);
    expect(await save(hall, token, { yhkh: OTHER_CARD, lhh, yzpz })).toMatchObject({ code: 200 });
  });

  it('ACCT-5 number and branch change with a proof, and the person is told', async () => {
    const [hall, token, account] = await withAccount();
    const [branch] = await branches(hall, token, '滨江 建设');
    expect(await save(hall, token, { id: account.id, lhh: branch?.lhh })).toMatchObject({ data: { rule: 'card-unverified' } });
    expect(await save(hall, token, { id: account.id, lhh: '999' })).toMatchObject({ code: 404, data: { field: 'lhh', rule: 'not-found' } });
    await save(hall, token, { id: account.id, yhkh: OTHER_CARD, lhh: branch?.lhh, yzpz: await proof(hall, token) });
    expect(await accounts(hall, token)).toMatchObject([
      { id: account.id, yhkh: '**** **** **** 1111', khh: { lhh: branch?.lhh }, sfmr: '1' },
    ]);
    const [last] = await hall.services.database.read.outboxMessage.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(last?.text).toContain('银行账户已变更');
  });

  it('ACCT-5 the branch changes while the number stays', async () => {
    const [hall, token, account] = await withAccount();
    const [branch] = await branches(hall, token, '滨江 建设');
    const same = { id: account.id, yhkh: CARD, lhh: branch?.lhh, yzpz: await proof(hall, token) };
    expect(await save(hall, token, same)).toMatchObject({ code: 200 });
    expect(await accounts(hall, token)).toMatchObject([{ id: account.id, yhkh: '**** **** **** 0128', khh: { lhh: branch?.lhh } }]);
  });

  it('ACCT-5 another one becomes the default one; removing that gives its place to the one that is left', async () => {
    const [hall, token, first, lhh] = await withAccount();
    await save(hall, token, { yhkh: OTHER_CARD, lhh, yzpz: await proof(hall, token) });
    const second = (await accounts(hall, token)).find(({ id }) => id !== first.id) as Account;
    expect(second.sfmr).toBe('0');
    expect(await save(hall, token, { id: second.id, sfmr: '1' })).toMatchObject({ code: 200 });
    expect((await accounts(hall, token)).map(({ id, sfmr }) => [id, sfmr])).toEqual([
      [second.id, '1'],
      [first.id, '0'],
    ]);
    expect(await hall.get(`/api/yhxx/delcard?id=${second.id}`, token)).toMatchObject({ code: 200 });
    expect((await accounts(hall, token)).map(({ id, sfmr }) => [id, sfmr])).toEqual([[first.id, '1']]);
  });

  it('SYS-7 ACCT-5 the log tells what changed, with the last digits alone, and which account is the default one', async () => {
    const [hall, token, first, lhh] = await withAccount();
    await save(hall, token, { yhkh: OTHER_CARD, lhh, yzpz: await proof(hall, token) });
    const second = (await accounts(hall, token)).find(({ id }) => id !== first.id);
    await save(hall, token, { id: second?.id, sfmr: '1' });
    await hall.get(`/api/yhxx/delcard?id=${second?.id}`, token);
    const { read } = hall.services.database;
    const branch = await read.bankBranch.findUniqueOrThrow({ where: { code: lhh } });
    const entries = await read.operationRecord.findMany({
      where: { action: { in: ['account.saveBankAccount', 'account.deleteBankAccount'] }, changes: { not: 'null' } },
      orderBy: { id: 'asc' },
    });
    const told = entries.map(({ changes }) =>
      (changes as Record<string, string>[]).map(({ field, before, after }) => `${field}: ${before} → ${after}`),
    );
    const [one, two] = ['**** **** **** 0128', '**** **** **** 1111'];
    expect(told).toEqual([
      [`银行卡号:  → ${one}`, `开户行:  → ${branch.name}`, `默认账户:  → ${one}`],
      [`银行卡号:  → ${two}`, `开户行:  → ${branch.name}`],
      [`默认账户: ${one} → ${two}`],
      [`银行卡号: ${two} → `, `开户行: ${branch.name} → `, `默认账户: ${two} → ${one}`],
    ]);
  });

  it('ACCT-5 what cannot be removed answers the message for it', async () => {
    const [hall, token, account] = await withAccount();
    const refused = { code: 500, data: { rule: 'card-delete-failed' }, message: '银行卡删除失败，请联系管理员' };
    const leader = await hall.signIn('leader');
    expect(await hall.get(`/api/yhxx/delcard?id=${account.id}`, leader)).toMatchObject(refused);
    expect(await hall.get('/api/yhxx/delcard?id=none', token)).toMatchObject(refused);
    expect(await hall.get('/api/yhxx/delcard', token)).toMatchObject({ code: 404, data: { field: 'id', rule: 'required' } });
    expect(await accounts(hall, token)).toHaveLength(1);
  });

  it("ACCT-5 one person's default account is no matter of another's", async () => {
    const [hall, token, account, lhh] = await withAccount();
    const leader = await hall.signIn('leader');
    for (const card of [OTHER_CARD, '5555555555554444'])
      expect(await save(hall, leader, { yhkh: card, lhh, yzpz: await proof(hall, leader), sfmr: '1' })).toMatchObject({ code: 200 });
    expect((await accounts(hall, leader)).map(({ yhkh, sfmr }) => [yhkh.slice(-4), sfmr])).toEqual([
      ['4444', '1'],
      ['1111', '0'],
    ]);
    expect(await accounts(hall, token)).toMatchObject([{ id: account.id, sfmr: '1' }]);
  });

  it("ACCT-5 another person's account is neither seen nor changed", async () => {
    const [hall, , account, lhh] = await withAccount();
    const leader = await hall.signIn('leader');
    expect(await accounts(hall, leader)).toEqual([]);
    for (const body of [
      { id: account.id, sfmr: '1' },
      { id: account.id, lhh, yzpz: await proof(hall, leader) },
    ])
      expect(await save(hall, leader, body)).toMatchObject({ code: 404, data: { field: 'id', rule: 'not-found' } });
  });

  it('ACCT-5 at most ten', async () => {
    const [hall, token, , lhh] = await withAccount();
    const { services } = hall;
    await services.database.unitOfWork((tx) =>
      tx.bankAccount.createMany({
        data: Array.from({ length: 9 }, (_, index) => ({
          ...{ id: `b${index}`, personId: 'p009', sealed: '', digest: `d${index}`, lastFour: '0000', branchCode: lhh, isDefault: false },
          changedAt: services.clock.now(),
        })),
      }),
    );
    expect(await save(hall, token, { yhkh: OTHER_CARD, lhh, yzpz: await proof(hall, token) })).toMatchObject({
      data: { rule: 'too-many' },
    });
  });
});

describe('ACCT-5 branches and cards', () => {
  it('ACCT-5 branches are found by words of their names in either language, or by code', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect(await branches(hall, token, '江州')).toHaveLength(20);
    const [one, ...others] = await branches(hall, token, '招商 滨江');
    expect([one?.khhmc, others.length]).toEqual(['招商银行江州滨江支行', 0]);
    expect((await branches(hall, token, 'Merchants Riverside')).map(({ lhh }) => lhh)).toEqual([one?.lhh]);
    expect((await branches(hall, token, one?.lhh)).map(({ khhmc }) => khhmc)).toEqual(['招商银行江州滨江支行']);
    for (const none of ['没有的银行', '%', "' or 1=1", '_']) expect(await branches(hall, token, none)).toEqual([]);
    expect(await hall.post('/api/yhxx/lhh', { khhmc: '' }, token)).toMatchObject({ code: 404, data: { rule: 'required' } });
    expect(await hall.post('/api/yhxx/lhh', { khhmc: 'x'.repeat(101) }, token)).toMatchObject({ code: 404, data: { rule: 'too-long' } });
  });

  it.each([
    [CARD, { yhmc: '中国工商银行', yhmcen: expect.any(String) }],
    ['6217001234567890121', undefined],
    [OTHER_CARD, {}],
  ])('ACCT-5 ACCT-8 card %s is checked, and its bank named where it is known', async (yhkh, data) => {
    const hall = await testHall();
    const answer = await hall.post('/api/yhxx/cardvalidate', { yhkh }, await hall.signIn('staff'));
    if (data) expect(answer).toMatchObject({ code: 200, data });
    else expect(answer).toMatchObject({ code: 404, data: { field: 'yhkh', rule: 'card-format' } });
  });
});
