import * as z from 'zod/mini';
import { entity } from './entity.ts';

const fault = {
  field: ['field', z.optional(z.string()), '出错字段的参数名', 'Field'],
  rule: ['rule', z.string(), '未满足的规则', 'Rule'],
  params: ['params', z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), '规则的参数', 'Parameters of the rule'],
} as const;

/** What a failure's `data` carries, so that a form can show it at the field and in either language. */
export const FailureDetail = entity({
  ...fault,
  faults: ['faults', z.optional(z.array(entity(fault))), '请求的全部错误', 'All faults of the request', 'what stands above in front'],
});
