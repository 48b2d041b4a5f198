import * as z from 'zod/mini';
import { entity, type Of } from './wire/entity.ts';
import { flag } from './wire/flags.ts';

/** Somebody who can be chosen. */
export const FoundPerson = entity({
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.string(), '英文姓名', 'Name in English'],
  departmentId: ['bmbh', z.string(), '部门编号', 'Department id'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.string(), '部门英文名称', 'Department in English'],
  enabled: ['enabled', flag, '是否启用', 'Enabled'],
});
export type FoundPerson = Of<typeof FoundPerson>;
