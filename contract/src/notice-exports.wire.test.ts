import { exportSample } from '../test/export-sample.ts';
import { MANAGED, NOTICES } from '../test/notice-samples.ts';
import { printSample } from '../test/print-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { noticeExportsEndpoints } from './notice-exports.ts';

const { request, data } = printSample(NOTICES);
/** The rows without what is left out of them. */
const withoutText = <P extends { rows: object[] }>(printed: P, ...names: string[]): P => ({
  ...printed,
  rows: printed.rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))),
});

testOnTheWire(noticeExportsEndpoints, {
  exportNotices: { request: exportSample('/api/notices/export') },
  printNotices: {
    request,
    data: [
      withoutText(data[0] as { rows: object[] }, 'ggnr', 'ggnren', 'fjlist'),
      withoutText(data[1], 'content', 'contentEn', 'attachments'),
    ],
  },
  exportManaged: { request: exportSample('/api/notices/export-managed') },
  printManaged: printSample(MANAGED),
});
