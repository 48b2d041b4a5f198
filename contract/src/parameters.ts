import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ENFORCED_DUTIES } from './rules/duties.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of } from './wire/entity.ts';

export const Parameter = entity({
  id: ['csid', z.string(), '参数编号', 'Parameter id'],
  value: ['csvalue', z._default(z.string(), ''), '参数值', 'Parameter value'],
});
export type Parameter = Of<typeof Parameter>;

export const Footer = entity({
  rights: ['footbqsy', z._default(z.string(), ''), '版权信息', 'Rights'],
  rightsEn: ['footbqsyen', z.optional(z.string()), '版权信息英文', 'Rights in English'],
  address: ['footaddress', z._default(z.string(), ''), '单位地址', 'Address'],
  addressEn: ['footaddressen', z.optional(z.string()), '单位地址英文', 'Address in English'],
});
export type Footer = Of<typeof Footer>;

const anyoneReads = { spec: '7.2', codes: [] } as const;

export const parametersDomain = domain({
  name: { zh: '系统参数', en: 'System parameters' },
  permissions: {
    'system.parameters': { zh: '参数设置', en: 'Parameters' },
    'system.parameters.edit': { zh: '新增或修改参数', en: 'Add or change parameters' },
  },
});

export const parametersEndpoints = {
  /** The parameters with their ids, values and defaults: [pages-and-parameters.md](pages-and-parameters.md#system-parameters). */
  publicParameters: endpoint('anyone', {
    method: 'POST',
    path: '/api/user/selectShowAllCs',
    summary: { zh: '登录页参数', en: 'The system parameters that may be shown before sign-in' },
    data: z.array(Parameter),
    ...anyoneReads,
  }),
  /** As {@link publicParameters}, and those that are of no use before, the institution's own among them. */
  parameters: endpoint('signed-in', {
    method: 'POST',
    path: '/api/selectAllCs',
    summary: { zh: '系统参数', en: 'All system parameters' },
    data: z.array(Parameter),
    byPage: true,
    ...anyoneReads,
    duringDuties: ENFORCED_DUTIES,
  }),
  footer: endpoint('anyone', {
    method: 'GET',
    path: '/api/common/footinfo',
    summary: { zh: '页脚信息', en: 'Rights and address for the footer' },
    data: Footer,
    ...anyoneReads,
  }),
};
