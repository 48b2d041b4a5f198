import { onlyReads } from '@hall/contract/reads';
import { startOfDay, wireDay } from '@hall/contract/rules/shanghai';
import { expect, it } from 'vitest';
import { mayAsk } from './domains/todos/draft-check.ts';
import { judgeAnswers } from './testing/described.ts';
import { calls, playEveryCall } from './testing/every-call.ts';
import { type Answer, testHall } from './testing/test-hall.ts';

/** What changes something; checking a password or a code, reading a notice, and whatever else the log knows, is reading. */
const CHANGES = [
  ...['session.signOut', 'session.scanQr', 'session.confirmQr', 'session.cancelQr'],
  ...['account.changePassword', 'account.changeDuePassword', 'account.updateProfile', 'account.updateContact', 'account.sendContactCode'],
  ...['account.saveBankAccount', 'account.deleteBankAccount', 'account.endMySession', 'account.endMyOtherSessions'],
  ...['duties.setSerial'],
  ...['notices.save', 'notices.publish', 'notices.withdraw', 'notices.pin', 'notices.remove', 'notices.attach', 'notices.detach'],
  'notices.remind',
  ...['todos.saveSource', 'todos.enableSource', 'todos.deleteSource'],
  ...['parameters.createParameter', 'parameters.changeParameter', 'parameters.restoreParameter', 'parameters.deleteParameter'],
  ...['createSet', 'changeSet', 'deleteSet', 'createEntry', 'changeEntry', 'deleteEntry'].map((call) => `codes.${call}`),
  ...['updates.createUpdate', 'updates.changeUpdate', 'updates.deleteUpdate'],
  ...['register', 'handInAgain', 'move', 'receive', 'takeBack'].map((call) => `logistics.${call}`),
  'projects.decide',
  'authorizations.act',
  'authorizations.give',
  'authorizations.giveDepartment',
  'authorizations.giveSpecial',
  'authorizations.remove',
  ...['change', 'dropChange', 'confirm'].map((call) => `authorizations.${call}`),
  ...['save', 'submit', 'withdraw', 'remove', 'decide', 'approveTogether', 'applyForChange'].map((call) => `applications.${call}`),
  ...['signatures.give', 'signatures.revoke'],
  'imports.run',
  ...['roles.createMenuEntry', 'roles.changeMenuEntry', 'roles.moveMenuEntry', 'roles.deleteMenuEntry'],
  ...['menu.createSystem', 'menu.changeSystem', 'menu.deleteSystem'],
  ...['people.lockAccount', 'people.enableAccount', 'people.resetPassword', 'people.endSessions', 'people.actAs', 'people.stopActing'],
  ...['people.createPerson', 'people.changePerson'],
  ...['roles.createRole', 'roles.changeRole', 'roles.deleteRole', 'roles.bindPeople', 'roles.unbindPeople'],
  'people.endOnline',
  ...['pages.changePage', 'pages.resetPage'],
];

/** What people arrange for themselves alone. */
const SETTINGS = [
  ...['menu.addFavourite', 'menu.removeFavourite', 'menu.orderFavourites', 'habits.save'],
  ...[
    'exports.cancel',
    'exports.remove',
    'home.arrange',
    'pages.saveQuery',
    'pages.deleteQuery',
    'pages.saveColumns',
    'pages.restoreColumns',
  ],
  ...['imports.upload', 'imports.discard'],
  ...['authorizations.keepFile', 'authorizations.dropFile'],
];

const kindOf = (call: string): string => {
  if (SETTINGS.includes(call)) return 'setting';
  if (call.includes('.export') || ['exports.begin', 'exports.file'].includes(call)) return 'export';
  if (call.includes('.print')) return 'print';
  return CHANGES.includes(call) ? 'change' : 'read';
};

/** What a page asks for by itself. */
const BY_PAGE = [
  ...['account.me', 'account.meByPost', 'account.photo', 'menu.mine', 'menu.routes', 'menu.systems', 'habits.mine'],
  ...['parameters.parameters', 'codes.codeInfo', 'todos.pending', 'todos.count', 'todos.pulled', 'todos.functions', 'notices.order'],
  ...['duties.serialWarning', 'duties.dueLoans', 'live.stream', 'notices.reach'],
  ...['roles.menuEntries', 'menu.systemState'],
  ...['home.arrangement', 'home.claims', 'authorizations.glance', 'exports.underWay', 'imports.preview', 'imports.rows'],
  ...['pages.config', 'pages.queryFields', 'pages.columns', 'logs.operationCounts'],
  ...['pages.lastQuery', 'pages.frequentQueries', 'pages.namedQueries', 'pages.suggestions'],
  ...['people.people', 'people.peopleOfDepartment', 'people.departmentAndRoles', 'people.departments', 'people.personName'],
  ...['people.departmentName', 'people.roleChoices', 'roles.permissions', 'authorizations.grantable', 'authorizations.people'],
  ...['applications.projects', 'authorizations.removalDepartments', 'authorizations.headed', 'authorizations.departmentProjects'],
  'signatures.signable',
];

/** What answers hold that nobody else may have, by its names on the wire; and the ticket in an address. */
const SECRETS = /"(?:token|mm|secret|proof|yzpz|nonce|xlhkey)":"([^"]+)"|[?&]ticket=([^"&]+)/g;

const secretsIn = ({ data }: Answer): string[] =>
  [...(JSON.stringify(data) ?? '').matchAll(SECRETS)].map(([, named, ticket]) => named ?? ticket ?? '');

/** What nobody asks for by a call alone: a stream does not end, and a count needs a system that answers it. */
const NOT_MADE = ['live.stream', 'todos.count'];

it('SYS-7 API-1 SEC-2 every call answers what is described, writes no secret that it answers into a log, and is a change in the log, or reading, an export, a setting, or of the page', async () => {
  const lines: string[] = [];
  const hall = await testHall({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
  const { database, recorder, clock } = hall.services;
  const [judged, heard, undescribed, secrets] = [await judgeAnswers(), new Set<string>(), new Set<string>(), new Set<string>()];
  await playEveryCall(hall, (call, answer) => {
    heard.add(call);
    for (const secret of secretsIn(answer)) secrets.add(secret);
    const fault = judged(call, answer);
    if (fault) undescribed.add(fault);
  });
  expect([...undescribed]).toEqual([]);
  const ofPeople = calls.filter(([, { access }]) => access !== 'anyone').map(([call]) => call);
  expect(ofPeople.filter((call) => !heard.has(call))).toEqual(NOT_MADE);
  await recorder.flush();
  const made = await database.read.operationRecord.findMany({ where: { at: { gte: startOfDay(wireDay(clock.now())) } } });
  const expected = calls
    .filter(([call, { access }]) => access !== 'anyone' && !BY_PAGE.includes(call))
    .map(([call]) => `${call} ${kindOf(call)}`);
  expect(calls.flatMap(([call, { byPage }]) => (byPage ? [call] : [])).sort()).toEqual(BY_PAGE.sort());
  const written = lines.join('') + JSON.stringify([made, await database.read.signInRecord.findMany()]);
  expect(secrets.size).toBeGreaterThan(5);
  expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
  expect([...new Set(made.map(({ action, kind }) => `${action} ${kind}`))].sort()).toEqual(expected.sort());
});

it('TODO-2 no call that a source of pending items may make changes anything', () => {
  const callable = calls.filter(([, endpoint]) => mayAsk(endpoint)).map(([name]) => name);
  expect(callable).toEqual(expect.arrayContaining(['duties.dueLoans', 'loans.list', 'notices.list']));
  expect(callable.filter((name) => kindOf(name) !== 'read')).toEqual([]);
});

/** Reading that leaves a mark: what was read is marked so, or how often somebody asks is counted. */
const LEAVES_A_MARK = ['account.checkPassword', 'account.verifyBankChange', 'notices.readAll', 'todos.changeState', 'sheets.check'];
/** Addresses and credentials that are good for signing on elsewhere; that a system was used is noted. */
const LETS_IN = ['menu.url', 'menu.newPageUrl', 'menu.credential'];
/** What is read of a file that was sent before. */
const OF_A_FILE = ['imports.faults'];

it('API-4 every call that changes nothing says so, and no other does: the conformance command makes these unasked', () => {
  const ofPeople = calls.filter(([, { access }]) => access !== 'anyone');
  const reading = ofPeople.filter(([name]) => kindOf(name) === 'read' && ![...LEAVES_A_MARK, ...LETS_IN, ...OF_A_FILE].includes(name));
  expect(ofPeople.flatMap(([name, endpoint]) => (onlyReads(endpoint) ? [name] : [])).sort()).toEqual(reading.map(([name]) => name).sort());
});

it('API-4 of what anyone may call, what signs somebody in, sends a message or counts an attempt is not taken for reading', () => {
  const open = calls.filter(([, { access }]) => access === 'anyone');
  expect(open.flatMap(([name, endpoint]) => (onlyReads(endpoint) ? [name] : [])).sort()).toEqual(
    [
      ...['sealingKey', 'createPicture', 'createSlider', 'createQr', 'qrState', 'recoverySettings'].map((name) => `session.${name}`),
      ...['parameters.publicParameters', 'parameters.footer', 'updates.version'],
    ].sort(),
  );
});

it('SEC-4 HEAD is answered of calls that only read: of any other it would change what it asks about', async () => {
  const { fastify } = await testHall();
  const answered = calls.filter(([, { path }]) => fastify.hasRoute({ method: 'HEAD', url: path })).map(([name]) => name);
  const reading = calls.filter(([, endpoint]) => endpoint.method === 'GET' && onlyReads(endpoint)).map(([name]) => name);
  expect(answered.sort()).toEqual(reading.sort());
});
