import { APPLICATION, APPLICATION_WIRE, APPLICATIONS, APPLICATIONS_WIRE, ASKED, ASKED_WIRE } from '../test/application-sample.ts';
import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import {
  type Application,
  type ApplicationDraft,
  type ApplicationFilter,
  applicationsEndpoints,
  type OwnApplicationFilter,
} from './applications.ts';
import type { ProjectToApplyFor } from './project-to-apply-for.ts';
import type { ListPage } from './wire/list.ts';

const ROWS: [unknown, ListPage<Application>] = [APPLICATIONS_WIRE, APPLICATIONS];
const OWN: { request: [unknown, OwnApplicationFilter]; data: [unknown, ListPage<Application>] } = {
  request: [
    { ...ASKED_WIRE, sqlx: 'change' },
    { ...ASKED, kind: 'change' },
  ],
  data: ROWS,
};
const ALL: { request: [unknown, ApplicationFilter]; data: [unknown, ListPage<Application>] } = {
  request: [
    { ...ASKED_WIRE, sqrxm: '林', bsqr: '王', bmbh: 'library', sqlx: 'change' },
    { ...ASKED, applicant: '林', person: '王', department: 'library', kind: 'change' },
  ],
  data: ROWS,
};

const DRAFT: [unknown, ApplicationDraft] = [
  {
    ...{ sqdh: 'SP2026000012', version: 4, xmbh: 'KY2026012', bsqrgh: '2001009', xts: ['query', 'expense'], sqqx: 'custom' },
    ...{ ksrq: '2026-03-15', jsrq: '2026-04-14', sfkzed: '1', sqje: '1000.00', sfesq: '0', sfxsye: '1', sfxsmx: '0', sqyy: '采购图书' },
  },
  {
    ...{ number: 'SP2026000012', version: 4, project: 'KY2026012', staffNumber: '2001009', systems: ['query', 'expense'] },
    ...{ duration: 'custom', firstDay: '2026-03-15', lastDay: '2026-04-14', controlled: true, amount: '1000.00', mayRegrant: false },
    ...{ showsBalance: true, showsLedger: false, reason: '采购图书' },
  },
];

const PROJECT: [unknown, ProjectToApplyFor] = [
  {
    ...{ xmbh: 'KY2026012', xmmc: '古籍数字化', xmmcen: 'Old books', bmmc: '图书馆', bmmcen: 'Library', fzr: '赵明远' },
    ...{ fzren: 'Zhao Mingyuan', fzrgh: '2001010', ztmc: '科研账套', ztmcen: 'Research', xmzt: 'active', yxqz: '2027-06-30' },
  },
  {
    ...{ code: 'KY2026012', name: '古籍数字化', nameEn: 'Old books', department: '图书馆', departmentEn: 'Library' },
    ...{ leader: '赵明远', leaderEn: 'Zhao Mingyuan', leaderNumber: '2001010', accountSet: '科研账套', accountSetEn: 'Research' },
    ...{ state: 'active', until: '2027-06-30' },
  },
];

const ONE: [unknown, { number: string; version: number }] = [
  { sqdh: 'SP2026000012', version: 4 },
  { number: 'SP2026000012', version: 4 },
];

const { projects, own, exportOwn, printOwn, all, exportAll, printAll, detail, save, submit, withdraw, remove } = applicationsEndpoints;

testOnTheWire(
  { projects, own, exportOwn, printOwn, all, exportAll, printAll, detail, save, submit, withdraw, remove },
  {
    projects: {
      request: [
        { currentPage: 2, limit: 20, text: '古籍', sfhjt: '1' },
        { page: 2, pageSize: 20, text: '古籍', closed: true },
      ],
      data: [
        { total: 1, rows: [PROJECT[0]] },
        { total: 1, rows: [PROJECT[1]] },
      ],
    },
    own: OWN,
    exportOwn: { request: exportSample('/api/applications/own/export') },
    printOwn: printSample(OWN),
    all: ALL,
    exportAll: { request: exportSample('/api/applications/all/export') },
    printAll: printSample(ALL),
    detail: {
      request: [{ sqdh: 'SP2026000012' }, { number: 'SP2026000012' }],
      data: [
        {
          sq: APPLICATION_WIRE,
          lsjl: [
            {
              ...{
                sqlc: 1,
                czlx: 'moved',
                czyy: 'leader',
                yy: '负责人更换',
                sqnr: '图书采购',
                sqnren: 'Books',
                czr: '周文博',
                czren: 'Zhou Wenbo',
                sjczr: '系统管理员',
                sjczren: 'Administrator',
                wtr: '赵明远',
                wtren: 'Zhao Mingyuan',
                sfdcwc: '1',
              },
              ...{ shr: '赵明远', shren: 'Zhao Mingyuan', sfdsh: '1', czsj: '2026-03-13 10:00:00' },
            },
            { sqlc: 1, czlx: 'void', czyy: 'day', sfdcwc: '0', sfdsh: '0', czsj: '2026-04-15 00:00:00' },
          ],
          xgnr: APPLICATION_WIRE,
        },
        {
          application: APPLICATION,
          steps: [
            {
              ...{
                round: 1,
                kind: 'moved',
                cause: 'leader',
                comment: '负责人更换',
                content: '图书采购',
                contentEn: 'Books',
                person: '周文博',
                personEn: 'Zhou Wenbo',
                actor: '系统管理员',
                actorEn: 'Administrator',
                signedFor: '赵明远',
                signedForEn: 'Zhao Mingyuan',
                forOffice: true,
              },
              ...{ to: '赵明远', toEn: 'Zhao Mingyuan', waits: true, at: '2026-03-13 10:00:00' },
            },
            { round: 1, kind: 'void', cause: 'day', forOffice: false, waits: false, at: '2026-04-15 00:00:00' },
          ],
          edited: APPLICATION,
        },
      ],
    },
    save: { request: DRAFT, data: [APPLICATION_WIRE, APPLICATION] },
    submit: { request: DRAFT, data: [APPLICATION_WIRE, APPLICATION] },
    withdraw: { request: ONE, data: [APPLICATION_WIRE, APPLICATION] },
    remove: { request: ONE },
  },
);
