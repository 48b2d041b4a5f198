import * as z from 'zod/mini';
import { FoundPerson } from './found-person.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, text } from './wire/flags.ts';
import { pageFields, pageOf } from './wire/page.ts';

/** Who chooses people: whoever manages accounts or roles, or asks what somebody may. */
const CHOOSING = ['system.accounts', 'system.roles', 'system.why'] as const;
/** Who looks for people by name: they, and whoever says who leads a project. */
const FINDING = [...CHOOSING, 'projects.manage'] as const;
/** Who chooses departments and roles: they, and whoever says whom a notice is for. */
const GROUPING = [...CHOOSING, 'notices.manage'] as const;
/** Who chooses departments: they, and whoever grants all projects of one. */
const PLACING = [...GROUPING, 'authorizations.special'] as const;

/** A department in the tree of all of them. */
export const DepartmentNode = entity({
  id: ['bmbh', z.string(), '部门编号', 'Department id'],
  parentId: ['sjbmbh', z.optional(z.string()), '上级部门编号', 'Parent id'],
  name: ['bmmc', z.string(), '部门', 'Department'],
  nameEn: ['bmmcen', z.string(), '部门英文名称', 'Department in English'],
  pinyin: ['logogram', z.string(), '拼音', 'Pinyin', 'initials, then all syllables'],
  people: ['bmrs', z.int().check(z.minimum(0)), '人数', 'People', 'without those of departments below it'],
});
export type DepartmentNode = Of<typeof DepartmentNode>;

const NamedDepartment = entity({
  id: ['bmbh', z.string(), '部门编号', 'Department id'],
  name: ['bmmc', z.string(), '部门', 'Department'],
  nameEn: ['bmmcen', z.string(), '部门英文名称', 'Department in English'],
});

const NamedRole = entity({
  id: ['jsid', z.string(), '角色编号', 'Role id'],
  name: ['jsmc', z.string(), '角色名称', 'Name'],
  nameEn: ['jsmcen', z.string(), '英文名称', 'Name in English'],
});

/** A role that can be chosen. */
export const RoleChoice = entity({
  id: ['jsid', z.string(), '角色编号', 'Role id'],
  name: ['jsmc', z.string(), '角色名称', 'Name'],
  nameEn: ['jsmcen', z.string(), '英文名称', 'Name in English'],
  pinyin: ['logogram', z.string(), '拼音', 'Pinyin', 'initials, then all syllables'],
  givable: ['kfp', flag, '是否可分配', 'Can be given', 'administrators give every role, others what lets do nothing beyond the own'],
});
export type RoleChoice = Of<typeof RoleChoice>;

const ofPerson = { staffNumber: ['ygbh', text(20), '工号', 'Staff number'] } as const;
const search = { text: ['text', optionalText(), '查找内容', 'Search text', 'of name, number or pinyin'] } as const;

/** Looking up of people and departments, for all that choose one (spec 7.2). */
export const lookUpsEndpoints = {
  people: endpoint(FINDING, {
    method: 'GET',
    path: '/api/yhxx/sysuser',
    spec: '7.2',
    summary: { zh: '查找人员', en: 'People by name, number or pinyin; by number', action: 'Find people' },
    request: request({ ...pageFields, ...search }),
    data: pageOf(FoundPerson),
    byPage: true,
    codes: [],
  }),
  peopleOfDepartment: endpoint(CHOOSING, {
    method: 'GET',
    path: '/api/yhxx/sysuserbmbh',
    spec: '7.2',
    summary: { zh: '按部门查找人员', en: 'People of a department and of those below it', action: 'Find people of a department' },
    request: request({ ...pageFields, ...search, departmentId: ['bmbh', text(50), '部门编号', 'Department id'] }),
    data: pageOf(FoundPerson),
    byPage: true,
    codes: [404],
  }),
  departmentAndRoles: endpoint(CHOOSING, {
    method: 'GET',
    path: '/api/yhxx/userbmandjs',
    spec: '7.2',
    summary: { zh: '人员的部门和角色', en: 'Department and roles of a person', action: 'Department and roles' },
    request: request(ofPerson),
    data: entity({
      person: ['ryxx', FoundPerson, '人员', 'Person'],
      roles: ['roles', z.array(NamedRole), '角色', 'Roles'],
    }),
    byPage: true,
    codes: [404],
  }),
  departments: endpoint(PLACING, {
    method: 'GET',
    path: '/api/yhxx/bmxxlist',
    spec: '7.2',
    summary: { zh: '部门列表', en: 'All departments, each after the one above it', action: 'Departments' },
    data: z.array(DepartmentNode),
    byPage: true,
    codes: [],
  }),
  personName: endpoint(CHOOSING, {
    method: 'GET',
    path: '/api/yhxx/getusername',
    spec: '7.2',
    summary: { zh: '人员姓名', en: 'What the person of a number is called', action: 'Name of a person' },
    request: request(ofPerson),
    data: FoundPerson,
    byPage: true,
    codes: [404],
  }),
  departmentName: endpoint(CHOOSING, {
    method: 'GET',
    path: '/api/yhxx/getbmname',
    spec: '7.2',
    summary: { zh: '部门名称', en: 'What a department is called', action: 'Name of a department' },
    request: request({ departmentId: ['bmbh', text(50), '部门编号', 'Department id'] }),
    data: NamedDepartment,
    byPage: true,
    codes: [404],
  }),
  roleChoices: endpoint(GROUPING, {
    method: 'GET',
    path: '/api/people/roles',
    summary: { zh: '角色列表', en: 'All roles, with those that the caller can give', action: 'Roles to choose from' },
    data: z.array(RoleChoice),
    byPage: true,
    codes: [],
  }),
};
