import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity } from './wire/entity.ts';

export const updatesDomain = domain({ name: { zh: '系统更新', en: 'Updates' } });

export const updatesEndpoints = {
  version: endpoint('anyone', {
    method: 'POST',
    path: '/api/xtglXtgx/getXtgxBbh',
    summary: { zh: '系统版本号', en: 'The newest version of the update log' },
    data: entity({ version: ['version', z.string(), '版本号', 'Version'] }),
    spec: '7.3',
    codes: [],
  }),
};
