import { testOnTheWire } from '../test/samples.ts';
import { todosEndpoints } from './todos.ts';

testOnTheWire(todosEndpoints, {
  pending: {
    data: [
      [
        {
          id: 'claims',
          sysid: 'reimbursement',
          pid: 'reimbursement',
          qid: 'reimbursement.approve',
          qname: '报销审批',
          qnameen: 'Claim approval',
          type: '1',
          field: 'sqzt',
          text: '待审核',
          count: 'data.total',
          api: '/api/sqgl/xmsqsq',
          method: 'GET',
          data: '{"limit":10}',
          cxtj: '{"sfdsh":"1"}',
        },
      ],
      [
        {
          id: 'claims',
          systemId: 'reimbursement',
          parentId: 'reimbursement',
          menuId: 'reimbursement.approve',
          name: '报销审批',
          nameEn: 'Claim approval',
          countBy: 'rows',
          field: 'sqzt',
          text: '待审核',
          countAt: 'data.total',
          call: '/api/sqgl/xmsqsq',
          method: 'GET',
          data: '{"limit":10}',
          pageQuery: '{"sfdsh":"1"}',
        },
      ],
    ],
  },
  count: {
    request: [
      { id: 'claims', fresh: '1' },
      { id: 'claims', fresh: true },
    ],
    data: [
      {
        state: 'counted',
        num: 2,
        items: [
          { id: 'c1', title: '差旅报销', titleen: 'Travel claim', cjsj: '2026-11-19 16:00:00', url: 'https://claims.example.edu/c1' },
        ],
      },
      {
        state: 'counted',
        count: 2,
        items: [
          {
            id: 'c1',
            title: '差旅报销',
            titleEn: 'Travel claim',
            createdAt: '2026-11-19 16:00:00',
            address: 'https://claims.example.edu/c1',
          },
        ],
      },
    ],
  },
  pulled: {
    request: [
      { currentPage: 2, limit: 10, status: '2' },
      { page: 2, pageSize: 10, read: 'done' },
    ],
    data: [
      {
        total: 1,
        wdsl: 1,
        rows: [{ id: '7', ggbt: '工资已发放', ggbten: 'Your pay', path: '/loans', fssj: '2026-11-19 16:00:00', status: '0' }],
      },
      {
        total: 1,
        unread: 1,
        rows: [{ id: '7', title: '工资已发放', titleEn: 'Your pay', path: '/loans', sentAt: '2026-11-19 16:00:00', read: false }],
      },
    ],
  },
  changeState: {
    request: [
      { id: '7', status: '2', lx: 'pushed' },
      { id: '7', read: 'done', kind: 'pushed' },
    ],
  },
});
