import { testOnTheWire } from '../test/samples.ts';
import { parametersEndpoints } from './parameters.ts';

const parameters = [[{ csid: 'dwmc', csvalue: '江城大学' }], [{ id: 'dwmc', value: '江城大学' }]] as const satisfies readonly [
  unknown,
  unknown,
];

testOnTheWire(parametersEndpoints, {
  publicParameters: { data: [parameters[0], [...parameters[1]]] },
  parameters: { data: [parameters[0], [...parameters[1]]] },
  footer: {
    data: [
      { footbqsy: '版权所有', footbqsyen: 'All rights reserved', footaddress: '学府路 1 号', footaddressen: '1 Xuefu Road' },
      { rights: '版权所有', rightsEn: 'All rights reserved', address: '学府路 1 号', addressEn: '1 Xuefu Road' },
    ],
  },
});
