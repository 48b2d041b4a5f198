import { exportSample } from '../test/export-sample.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { type ChangeNotice, type ChangeNoticeFilter, changeNoticesEndpoints } from './change-notices.ts';
import type { ListPage } from './wire/list.ts';

const NOTICE = {
  ...{
    tzbh: '7',
    sqbh: 'SQ2026000012',
    bgxh: 2,
    xmbh: 'KY2026012',
    xmmc: '古籍数字化',
    xmmcen: 'Old books',
    bmmc: '图书馆',
    bmmcen: 'Library',
  },
  ...{
    bsqr: '王芳',
    bsqren: 'Wang Fang',
    bsqrgh: '2019001',
    bgnr: '授权额度：1,000.00 元 → 1,500.00 元',
    bgnren: 'amount: 1,000.00 yuan → 1,500.00 yuan',
  },
  ...{ bgrq: '2026-04-01', bgzt: 'scheduled', bgyy: '采购增加', bgr: '李敏', bgren: 'Li Min', ryxm: '王芳', ryxmen: 'Wang Fang' },
  ...{ tzsj: '2026-03-20 10:00:00', qrsj: '2026-03-21 09:00:00', kczs: ['confirm'] },
};
const NOTICE_DOMAIN: ChangeNotice = {
  ...{ id: '7', grant: 'SQ2026000012', version: 2, project: 'KY2026012', projectName: '古籍数字化', projectNameEn: 'Old books' },
  ...{ department: '图书馆', departmentEn: 'Library', holder: '王芳', holderEn: 'Wang Fang', holderNumber: '2019001' },
  ...{ content: '授权额度：1,000.00 元 → 1,500.00 元', contentEn: 'amount: 1,000.00 yuan → 1,500.00 yuan', from: '2026-04-01' },
  ...{ state: 'scheduled', reason: '采购增加', changer: '李敏', changerEn: 'Li Min', person: '王芳', personEn: 'Wang Fang' },
  ...{ toldAt: '2026-03-20 10:00:00', seenAt: '2026-03-21 09:00:00', actions: ['confirm'] },
};

const LIST: { request: [unknown, ChangeNoticeFilter]; data: [unknown, ListPage<ChangeNotice>] } = {
  request: [
    {
      ...{ currentPage: 1, limit: 10, sortField: 'tzsj', sortOrder: 'asc' },
      columnFilters: [{ id: 'bgzt', val: ['active'], excluded: '0' }],
      ...{ tzbh: '7', sqbh: 'SQ2026000012', text: '古籍', ryxm: '王', sfxgz: '1', sfqr: '0' },
    },
    {
      ...{ page: 1, pageSize: 10, sortBy: 'tzsj', sortOrder: 'asc' },
      columnFilters: [{ columnId: 'bgzt', values: ['active'], excluded: false }],
      ...{ id: '7', grant: 'SQ2026000012', text: '古籍', told: '王', pressing: true, seen: false },
    },
  ],
  data: [
    { total: 1, rows: [NOTICE], summaryData: {}, unknownKeys: [] },
    { total: 1, rows: [NOTICE_DOMAIN], summaryData: {}, unknownKeys: [] },
  ],
};

testOnTheWire(changeNoticesEndpoints, {
  notices: LIST,
  exportNotices: { request: exportSample('/api/authorizations/change/notices/export') },
  printNotices: printSample(LIST),
  confirm: { request: [{ tzbh: '7' }, { id: '7' }], data: [NOTICE, NOTICE_DOMAIN] },
});
