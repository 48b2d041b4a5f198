import { exportSample } from '../test/export-sample.ts';
import { testOnTheWire } from '../test/samples.ts';
import { noticeExportsEndpoints } from './notice-exports.ts';

testOnTheWire(noticeExportsEndpoints, {
  exportNotices: { request: exportSample('/api/notices/export') },
  exportManaged: { request: exportSample('/api/notices/export-managed') },
});
