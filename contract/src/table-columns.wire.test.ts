import { pageColumnSample } from '../test/page-samples.ts';
import { testOnTheWire } from '../test/samples.ts';
import { tableColumnsEndpoints } from './table-columns.ts';

const ofPage = { request: [{ pageId: 'operation-log' }, { pageId: 'operation-log' }] } as const;

testOnTheWire(tableColumnsEndpoints, {
  columns: {
    request: [{ pageid: 'operation-log' }, { pageId: 'operation-log' }],
    data: [[pageColumnSample.wire], [pageColumnSample.domain]],
  },
  saveColumns: {
    request: [
      { pageId: 'operation-log', columns: [{ fieldId: 'at', sortNum: 1, isShow: '0', cncolumnWidth: 200, fixedColumn: 'right' }] },
      { pageId: 'operation-log', columns: [{ fieldId: 'at', order: 1, shown: false, width: 200, fixed: 'right' }] },
    ],
  },
  restoreColumns: ofPage,
});
