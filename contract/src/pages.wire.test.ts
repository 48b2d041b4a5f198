import { pageConfigSample, queryFieldSample } from '../test/page-samples.ts';
import { testOnTheWire } from '../test/samples.ts';
import { pagesEndpoints } from './pages.ts';

const configRequest = {
  request: [
    { pageid: 'operation-log', moduleid: 'query', groupid: 'main', fieldid: 'from' },
    { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'from' },
  ],
} as const;

testOnTheWire(pagesEndpoints, {
  config: {
    ...configRequest,
    data: [pageConfigSample.wire, pageConfigSample.domain],
  },
  queryFields: { ...configRequest, data: [[queryFieldSample.wire], [queryFieldSample.domain]] },
});
