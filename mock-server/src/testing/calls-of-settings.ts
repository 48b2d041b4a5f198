import type { Answer } from './test-hall.ts';

/** Makes a call by its name, which must be answered as a success. */
export type Make = (call: string, body?: object) => Promise<Answer>;

/** A source of pending items is made, tried and deleted. */
export async function pendingSources(make: Make) {
  const source = { qid: 'reimbursement.approve', api: '/nobody', method: 'GET', type: '1', pxh: 9, enabled: '1' };
  await make('todos.functions');
  await make('todos.saveSource', source);
  const { rows } = (await make('todos.sources')).data as { rows: { id: string; api: string }[] };
  const { id } = rows.find(({ api: call }) => call === '/nobody') ?? {};
  await make('todos.trySource', { id });
  await make('todos.enableSource', { id, enabled: '0' });
  await make('todos.deleteSource', { id });
}

/** A linked system and a menu entry come and go. */
export async function menuEntriesAndSystems(make: Make) {
  const system = { sysname: '差旅', sysnameen: 'Travel', sysimg: 'bank', address: 'http://travel.example', framing: '1', signsOn: '0' };
  await make('menu.createSystem', { ...system, sysid: 'travel', pxh: 9, sandbox: [] });
  await make('menu.changeSystem', { ...system, sysid: 'travel', pxh: 8, sandbox: [], version: 1 });
  await make('menu.systemEntries', { sysid: 'travel' });
  await make('menu.trySystem', { sysid: 'travel' });
  await make('menu.deleteSystem', { sysid: 'travel', version: 2 });
  const entry = { qxid: 'canteen', pxh: 9, qxmc: '食堂', qxmcen: 'Canteen', sfml: '0', path: '/loans' };
  await make('roles.menuEntries');
  await make('roles.createMenuEntry', entry);
  await make('roles.changeMenuEntry', { ...entry, pxh: 8, version: 1 });
  await make('roles.moveMenuEntry', { qxid: 'canteen', fqxid: 'guides', version: 2 });
  await make('roles.entryUse', { qxid: 'canteen' });
  await make('roles.deleteMenuEntry', { qxid: 'canteen', version: 3, sjrs: 0 });
}

/** A parameter of the institution's own comes and goes, and a shipped one is restored. */
export async function ownParameter(make: Make) {
  const [{ csid, ...words }, version] = [{ csid: 'fwrx', csmc: '服务热线', csmcen: 'Service line', csvalue: '1' }, 0];
  await make('parameters.createParameter', { csid, ...words });
  const { rows } = (await make('parameters.settings', { csid })).data as { rows: { version: number }[] };
  await make('parameters.changeParameter', { csid, ...words, version: rows[0]?.version });
  await make('parameters.parameterHistory', { csid });
  await make('parameters.deleteParameter', { csid, version: Number(rows[0]?.version) });
  await make('parameters.restoreParameter', { csid: 'dwmc', version });
}

/** A set of codes comes and goes, with its codes. */
export async function ownCodes(make: Make) {
  const [codeId, dm, version] = ['kinds', '01', 1];
  const rest = { pxh: 1, enabled: '1' };
  const [set, code] = [
    { codeId, dmlbmc: '类型', dmlbmcen: 'Kinds', ...rest },
    { codeId, dm, dmmc: '甲', dmmcen: 'A', ...rest },
  ];
  await make('codes.createSet', set);
  await make('codes.createEntry', code);
  await make('codes.codeInfo', { codeId });
  await make('codes.changeSet', { ...set, version });
  await make('codes.changeEntry', { ...code, version });
  await make('codes.deleteEntry', { codeId, dm, version: version + 1 });
  await make('codes.deleteSet', { codeId, version: version + 1, dmsl: 0 });
}

/** A page is changed, and as it was shipped again. */
export async function arrangedPage(make: Make) {
  const pageid = 'codes';
  const { config, columns } = (await make('pages.pageSetup', { pageid })).data as {
    config: { pageTitle: { zh: string } };
    columns: { fieldId: string; chinese: string; english: string }[];
  };
  const as = { isShow: '1', fixedColumn: '', showTooltip: '0', isSort: '0', isEnableFilter: '0' };
  const sent = columns.map(({ fieldId, chinese, english }, index) => ({ ...as, fieldId, chinese, english, sortNum: index + 1 }));
  await make('pages.changePage', { pageid, pageTitle: config.pageTitle.zh, pageTitleEn: 'Sets', columns: sent, fields: [], version: 0 });
  await make('pages.resetPage', { pageid, version: 1 });
}
