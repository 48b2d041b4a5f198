import { api } from '@hall/contract/api';
import { ExportRequest } from '@hall/contract/exchange';
import { encode } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { CATALOGUE } from '@hall/database/catalogue/index';
import { expect } from 'vitest';
import { ASKED_ROWS, giveAuthority } from './asked-rows.ts';
import { applications, changeAppliedFor } from './calls-of-applications.ts';
import { changedGrant, departmentGrant, givenGrant, grants, specialGrant } from './calls-of-grants.ts';
import { projects } from './calls-of-projects.ts';
import { arrangedPage, type Make, menuEntriesAndSystems, ownCodes, ownParameter, pendingSources } from './calls-of-settings.ts';
import { signature } from './calls-of-signatures.ts';
import { exportOf } from './exports.ts';
import { makeRole, signInWith } from './roles.ts';
import type { Answer, TestHall } from './test-hall.ts';

/** Every call of the contract, by its name. */
export const calls = Object.entries(api).flatMap(([domain, ofDomain]) =>
  Object.entries(ofDomain as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => [`${domain}.${name}`, endpoint] as const),
);

const PAGE = { pageId: 'operation-log' };
const PAGE_ID = { pageid: 'operation-log' };

/** Takes note of an answer. */
type Heard = (call: string, answer: Answer) => void;

/** Calls by name; each must be answered as a success. */
const callerOf =
  (hall: TestHall, token: string, heard: Heard): Make =>
  async (call, body) => {
    const { method, path } = Object.fromEntries(calls)[call] as Endpoint;
    const query = body ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
    const answer = method === 'POST' ? await hall.post(path, body ?? {}, token) : await hall.get(path + query, token);
    expect([0, 200, 205], `${call}: ${answer.message}`).toContain(answer.code);
    heard(call, answer);
    return answer;
  };

async function passwordsAndSessions(hall: TestHall, heard: Heard) {
  const passwords = async () => ({ jmm: await hall.sealed('Hall@2026'), xmm: await hall.sealed('Another@2026') });
  await callerOf(hall, await hall.signIn('leader'), heard)('account.changePassword', await passwords());
  await callerOf(hall, await hall.signIn('firsttime'), heard)('account.changeDuePassword', await passwords());
  const make = callerOf(hall, await hall.signIn('approver'), heard);
  await make('account.checkPassword', { jmm: await hall.sealed('Hall@2026') });
  await hall.signIn('approver');
  const sessions = (await make('account.mySessions')).data as { id: string; current: string }[];
  await make('account.endMySession', { id: sessions.find(({ current }) => current === '0')?.id });
  for (const call of ['account.endMyOtherSessions', 'account.mySignIns']) await make(call);
  const qr = async () => (await hall.get('/api/qrlogin/qrcodeimg')).data as { uuid: string };
  const [{ uuid }, { uuid: other }] = [await qr(), await qr()];
  for (const call of ['session.scanQr', 'session.confirmQr']) await make(call, { uuid });
  for (const call of ['session.scanQr', 'session.cancelQr']) await make(call, { uuid: other });
  await make('session.signOut');
}

async function ownAccount(hall: TestHall, make: Make) {
  for (const call of ['me', 'meByPost', 'photo', 'bankAccounts']) await make(`account.${call}`);
  await make('account.updateProfile', { photo: '' });
  await make('account.updateContact', { lxdh: '0731-88821104' });
  await make('account.checkCard', { yhkh: '6222021234567890128' });
  const [branch] = (await make('account.findBranches', { khhmc: '云麓' })).data as { lhh: string }[];
  await make('account.sendContactCode', { yzmlx: 'bank' });
  const [message] = await hall.services.database.read.outboxMessage.findMany({ orderBy: { id: 'desc' }, take: 1 });
  const { yzpz } = (await make('account.verifyBankChange', { yzm: /\d{6}/.exec(message?.text ?? '')?.[0] })).data as { yzpz: string };
  await make('account.saveBankAccount', { yhkh: '6222021234567890128', lhh: branch?.lhh, yzpz });
  const [account] = (await make('account.bankAccounts')).data as { id: string }[];
  await make('account.deleteBankAccount', { id: account?.id });
}

async function everyday(hall: TestHall, make: Make) {
  const { rydm } = (await make('account.me')).data as { rydm: string };
  for (const call of ['mine', 'routes', 'systems', 'credential']) await make(`menu.${call}`);
  for (const call of ['addFavourite', 'removeFavourite']) await make(`menu.${call}`, { yhbh: rydm, qid: 'assets.mine', sysid: 'assets' });
  await make('menu.orderFavourites', { yhbh: rydm, qids: ['loans'] });
  await make('menu.url', { qid: 'assets.mine' });
  const external = await hall.services.database.read.permission.findFirst({ where: { directory: false, system: { external: true } } });
  await make('menu.newPageUrl', { qid: external?.id });
  await make('menu.ownSystems');
  await make('menu.systemState', { sysid: 'assets' });
  await make('people.userInfo');
  await make('habits.mine', { userId: rydm });
  await make('habits.save', { userId: rydm, habitId: 'isTags', habitValue: '0' });
  for (const call of ['todos.pending', 'todos.pulled', 'parameters.parameters', 'duties.dueLoans']) await make(call);
  for (const call of ['arrangement', 'claims', 'arrange']) await make(`home.${call}`);
  const { rows } = (await make('notices.list')).data as { rows: { id: string; fjlist: { id: string }[] }[] };
  await make('notices.attachment', { id: rows.flatMap(({ fjlist }) => fjlist)[0]?.id });
  await make('notices.order');
  await make('todos.changeState', { id: rows[0]?.id, status: '1' });
  await make('notices.readAll', { count: 100 });
}

async function pages(make: Make) {
  for (const call of ['config', 'queryFields', 'columns']) await make(`pages.${call}`, PAGE_ID);
  await make('pages.saveQuery', { ...PAGE, name: '本月', queryData: [] });
  for (const call of ['lastQuery', 'frequentQueries', 'namedQueries']) await make(`pages.${call}`, PAGE);
  const [query] = (await make('pages.namedQueries', PAGE)).data as { id: string }[];
  await make('pages.deleteQuery', { id: query?.id });
  await make('pages.suggestions', { ...PAGE, moduleId: 'query', groupId: 'main', fieldId: 'person' });
  await make('pages.saveColumns', { ...PAGE, columns: [{ fieldId: 'browser', sortNum: 0, isShow: '1' }] });
  await make('pages.restoreColumns', PAGE);
}

/** A voucher is on its way, and comes back; one of two is received in a batch. */
async function vouchers(owner: Make, clerk: Make) {
  const draft = { djlx: 'travel', djje: '1.00', djzy: '差旅', dddm: 'hall-1' };
  const { djbh } = (await owner('logistics.register', draft)).data as { djbh: string };
  const at = { djbh, dddm: 'hall-1' };
  await clerk('logistics.receive', { djbhs: [djbh], dddm: 'hall-1' });
  const { lzid } = (await clerk('logistics.move', { ...at, xhj: 'held', yydm: 'other' })).data as { lzid: number };
  await clerk('logistics.takeBack', { djbh, lzid });
  await clerk('logistics.move', { ...at, xhj: 'returned', yydm: 'other' });
  await owner('logistics.handInAgain', { ...at, version: 5 });
  await owner('logistics.way', { djbh });
}

async function administration(hall: TestHall, make: Make, ygbh: string, heard: Heard) {
  await make('duties.serialWarning');
  const { xlhkey } = (await make('duties.serial')).data as { xlhkey: string };
  await make('duties.setSerial', { xlhkey });
  await make('people.account', { ygbh });
  await make('people.endSessions', { ygbh });
  const { rows } = (await make('people.online', { way: 'password' })).data as { rows: { id: string; current: string }[] };
  await make('people.endOnline', { ids: [rows.find(({ current }) => current === '0')?.id] });
  await make('people.lockAccount', { ygbh, locked: '0' });
  await make('people.enableAccount', { ygbh, enabled: '1' });
  await make('people.resetPassword', { ygbh });
  const { session } = (await make('people.actAs', { ygbh, reason: '协助' })).data as { session: { token: string } };
  await callerOf(hall, session.token, heard)('people.stopActing');
  await make('roles.why', { ygbh, qxid: 'loans' });
}

async function lookUps(make: Make, ygbh: string) {
  const [department] = (await make('people.departments')).data as { bmbh: string }[];
  await make('people.people', { text: 'zhang' });
  await make('people.peopleOfDepartment', { bmbh: department?.bmbh });
  await make('people.departmentName', { bmbh: department?.bmbh });
  for (const call of ['departmentAndRoles', 'personName']) await make(`people.${call}`, { ygbh });
}

async function editedPeople(make: Make) {
  const [department] = (await make('people.departments')).data as { bmbh: string }[];
  const contact = { tel: '13800007777', email: 'u8@hall.example', bmbh: department?.bmbh };
  const person = { ygbh: '7000001', dlm: 'u8', ygmc: '八', ygmcen: 'Eight', ...contact, jsids: ['staff'], enabled: '1', sfbdyh: '1' };
  await make('people.roleChoices');
  await make('people.createPerson', { ...person, sfzh: '11010119900307109X' });
  const { banben } = (await make('people.person', { ygbh: '7000001' })).data as { banben: string };
  await make('people.changePerson', { ...person, dlm: 'u9', banben });
}

async function roles(make: Make, ygbh: string) {
  const made = { jsid: 'readers', jsmc: '查阅员', jsmcen: 'Readers', bz: '', grants: [] };
  await make('roles.permissions');
  await make('roles.createRole', made);
  const { role } = (await make('roles.role', { jsid: 'readers' })).data as { role: { version: number } };
  await make('roles.changeRole', { ...made, jsmc: '查阅人员', version: role.version });
  for (const call of ['effects', 'holders']) await make(`roles.${call}`, { jsid: 'readers' });
  for (const call of ['bindPeople', 'unbindPeople']) await make(`roles.${call}`, { jsid: 'readers', ygbhs: [ygbh] });
  await make('roles.deleteRole', { jsid: 'readers', version: role.version + 1, cyrs: 0 });
}

async function updateLog(make: Make) {
  const draft = { gxbt: '预约', bbh: '1.1.0', gxjb: 'general', gxsj: '2026-11-01 08:00:00', gxnr: '<p>预约</p>' };
  await make('updates.createUpdate', draft);
  const { rows } = (await make('updates.updates', { bbh: '1.1.0' })).data as { rows: { id: string }[] };
  const [id] = rows.map((row) => row.id);
  await make('updates.update', { id });
  await make('updates.changeUpdate', { ...draft, id, xgcs: 1 });
  await make('updates.deleteUpdate', { id, xgcs: 2 });
  await make('updates.released');
}

async function noticeManagement(make: Make) {
  const everyone = { everyone: '1', departmentIds: [], roleIds: [] };
  await make('notices.reach', everyone);
  const draft = { ggbt: '停机通知', ggnr: '<p>今晚停机</p>', ggdj: 1, sfzd: '0', ...everyone };
  const { id, version } = (await make('notices.save', draft)).data as { id: string; version: number };
  const file = { id, name: 'a.txt', content: Buffer.from('a').toString('base64') };
  const { id: attached } = (await make('notices.attach', file)).data as { id: string };
  await make('notices.detach', { id: attached });
  await make('notices.inFull', { id });
  await make('notices.pin', { id, sfzd: '1' });
  await make('notices.publish', { id, version });
  await make('notices.remind', { id });
  for (const call of ['withdraw', 'remove']) await make(`notices.${call}`, { id });
}

async function exports({ services }: TestHall, make: Make) {
  const body = encode(ExportRequest, exportOf(['jkdh'], { url: '/api/loans/export' })) as object;
  const { id } = (await make('exports.begin', body)).data as { id: string };
  await services.aside.settled();
  await make('exports.underWay', { ids: [id] });
  for (const call of ['file', 'cancel', 'remove']) await make(`exports.${call}`, { id });
}

async function importOfPeople(make: Make) {
  const [kind, words] = [{ importId: 'system.accounts.import' }, { locale: 'en' }];
  await make('imports.template', { ...kind, ...words });
  const content = Buffer.from('工号,用户名,姓名,英文姓名,部门\n7000000,u7,七,Seven,财务处').toString('base64');
  const { id } = (await make('imports.upload', { ...kind, name: 'people.csv', content })).data as { id: string };
  for (const call of ['preview', 'rows']) await make(`imports.${call}`, { id });
  await make('imports.faults', { id, ...words });
  await make('imports.run', { ...kind, id, mode: 'all' });
  await make('imports.discard', { id });
}

/** The rows of every list page, their printout with its code, and their spreadsheet. */
async function lists({ clock }: TestHall, make: Make) {
  await make('logs.operationCounts');
  const named = (path: string) => calls.find(([, endpoint]) => endpoint.path === path)?.[0] ?? path;
  for (const { config, columns } of CATALOGUE.pages) {
    const asked = ASKED_ROWS[config.pageId] ?? {};
    await make(named(config.call), asked);
    const column = columns.find(({ prop, children }) => prop && !children)?.fieldId ?? '';
    const query = Object.entries(asked).map(([id, value]) => ({ id, value }));
    // Nobody prints more than thirty within a minute.
    clock.advance(3_000);
    if (config.printCall) {
      const { sheet } = (await make(named(config.printCall), { ...asked, flg: '0' })).data as { sheet: { hym: string } };
      await make('sheets.check', { hym: sheet.hym });
    }
    if (config.exportCall) await make(named(config.exportCall), encode(ExportRequest, exportOf([column], { query })) as object);
  }
}

/**
 * Makes every call that people make, each at least once with success, as those who may.
 * @param heard is told every answer
 */
export async function playEveryCall(hall: TestHall, heard: Heard = () => undefined): Promise<void> {
  await passwordsAndSessions(hall, heard);
  const staff = callerOf(hall, await hall.signIn('staff'), heard);
  await ownAccount(hall, staff);
  await everyday(hall, staff);
  await exports(hall, staff);
  await pages(callerOf(hall, await hall.signIn('secauditor'), heard));
  const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'analyst' } });
  const admin = callerOf(hall, await hall.signIn('admin'), heard);
  await administration(hall, admin, staffNumber, heard);
  await lookUps(admin, staffNumber);
  await editedPeople(admin);
  await roles(admin, staffNumber);
  await pendingSources(admin);
  await ownParameter(admin);
  await ownCodes(admin);
  await arrangedPage(admin);
  await vouchers(callerOf(hall, await hall.signIn('staff'), heard), callerOf(hall, await hall.signIn('finclerk'), heard));
  await projects(callerOf(hall, await hall.signIn('staff'), heard), callerOf(hall, await hall.signIn('finadmin'), heard));
  const holder = callerOf(hall, await hall.signIn('wangyang'), heard);
  await changedGrant(hall, callerOf(hall, await hall.signIn('finadmin'), heard), holder);
  await grants(callerOf(hall, await hall.signIn('finadmin'), heard));
  await specialGrant(hall, callerOf(hall, await hall.signIn('finadmin'), heard), staffNumber);
  await givenGrant(hall, holder, staffNumber);
  await departmentGrant(hall, callerOf(hall, await hall.signIn('deptlead'), heard), staffNumber);
  const [applicant, leader] = [await hall.signIn('zhongling'), await hall.signIn('tianye')].map((token) =>
    callerOf(hall, token, heard),
  ) as [Make, Make];
  await applications(hall, applicant, leader);
  await changeAppliedFor(hall, applicant, leader);
  await signature(hall, leader, staffNumber);
  await menuEntriesAndSystems(admin);
  await importOfPeople(admin);
  const noticeAdmin = callerOf(hall, await hall.signIn('noticeadmin'), heard);
  await noticeManagement(noticeAdmin);
  await updateLog(noticeAdmin);
  await makeRole(hall, 'lists', ...new Set(CATALOGUE.pages.map(({ permissionId }) => permissionId)));
  await giveAuthority(hall);
  await lists(hall, callerOf(hall, await signInWith(hall, 'lists'), heard));
}
