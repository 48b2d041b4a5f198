import { testOnTheWire } from '../test/samples.ts';
import { todosEndpoints } from './todos.ts';

testOnTheWire(todosEndpoints, {
  pending: {
    data: [
      [
        {
          sysid: 'reimbursement',
          pid: 'reimbursement',
          qid: 'reimbursement.approve',
          qname: '报销审批',
          qnameen: 'Claim approval',
          count: 2,
          data: [{ id: 'c1', title: '差旅报销', titleen: 'Travel claim', cjsj: '2026-11-19 16:00:00' }],
        },
      ],
      [
        {
          systemId: 'reimbursement',
          parentId: 'reimbursement',
          menuId: 'reimbursement.approve',
          name: '报销审批',
          nameEn: 'Claim approval',
          count: 2,
          items: [{ id: 'c1', title: '差旅报销', titleEn: 'Travel claim', createdAt: '2026-11-19 16:00:00' }],
        },
      ],
    ],
  },
  changeState: {
    request: [
      { id: 'n1', status: '1' },
      { id: 'n1', read: true },
    ],
  },
});
