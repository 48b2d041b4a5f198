import * as z from 'zod/mini';
import { idNumberFault } from './rules/id-number.ts';
import { signInNameFault } from './rules/sign-in-name.ts';
import { byRule, once } from './wire/by-rule.ts';
import { contactPhone, email, mobile } from './wire/checked-texts.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, seenText, text } from './wire/flags.ts';

/** Most roles of a person. */
const ROLES_MAX = 50;
const STAFF_NUMBER_MAX = 20;
const USER_NAME_MAX = 50;

/** What people sign in with: without blanks; capital letters make no difference. */
const signInName = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), byRule(signInNameFault));

const idNumber = z.string().check(z.minLength(1), byRule(idNumberFault));
const roleIds = z.array(text(50)).check(
  z.minLength(1),
  z.maxLength(ROLES_MAX),
  once((id) => id),
);

/** What an administrator says of a person (spec 3, 5). */
const said = {
  userName: ['dlm', signInName(USER_NAME_MAX), '用户名', 'User name'],
  name: ['ygmc', seenText(), '姓名', 'Name'],
  nameEn: ['ygmcen', optionalText(), '英文姓名', 'Name in English', 'as the name where it is left empty'],
  departmentId: ['bmbh', text(50), '部门', 'Department'],
  phone: ['tel', mobile, '手机号', 'Mobile phone'],
  contactPhone: ['lxdh', z.optional(contactPhone), '联系电话', 'Contact phone'],
  email: ['email', email, '邮箱', 'Email'],
  roleIds: ['jsids', roleIds, '角色', 'Roles'],
  enabled: ['enabled', flag, '是否启用', 'Enabled'],
  local: ['sfbdyh', flag, '是否本地用户', 'Local user', 'has a password of the hall; others sign in by the central ways alone'],
} as const;

const ofPerson = { staffNumber: ['ygbh', signInName(STAFF_NUMBER_MAX), '工号', 'Staff number', 'it cannot be changed'] } as const;

/** A new person as a form sends it. */
export const PersonDraft = request({
  ...ofPerson,
  idNumber: ['sfzh', idNumber, '身份证号', 'ID number'],
  ...said,
});
export type PersonDraft = Of<typeof PersonDraft>;

/** A person who was changed. */
export const PersonChange = request({
  ...ofPerson,
  idNumber: ['sfzh', z.optional(idNumber), '身份证号', 'ID number', 'as it is where it is left out'],
  ...said,
  reason: ['reason', optionalText(), '停用原因', 'Reason', 'required to disable somebody'],
  edition: ['banben', text(50), '版本', 'Edition', 'the one that was edited'],
});
export type PersonChange = Of<typeof PersonChange>;

/** A person as it is edited. */
export const PersonDetails = entity({
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  userName: ['dlm', z.string(), '用户名', 'User name'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.string(), '英文姓名', 'Name in English'],
  maskedIdNumber: ['sfzhym', z.optional(z.string()), '身份证号', 'ID number', 'masked; none where it is not known'],
  departmentId: ['bmbh', z.string(), '部门', 'Department'],
  phone: ['tel', z.optional(z.string()), '手机号', 'Mobile phone'],
  contactPhone: ['lxdh', z.optional(z.string()), '联系电话', 'Contact phone'],
  email: ['email', z.optional(z.string()), '邮箱', 'Email'],
  roleIds: ['jsids', z.array(z.string()), '角色', 'Roles'],
  enabled: ['enabled', flag, '是否启用', 'Enabled'],
  local: ['sfbdyh', flag, '是否本地用户', 'Local user'],
  edition: ['banben', z.string(), '版本', 'Edition', 'another one once anything of this was changed, by whomever'],
});
export type PersonDetails = Of<typeof PersonDetails>;

const Saved = entity({
  temporaryPassword: ['mm', z.optional(z.string()), '临时密码', 'Temporary password', 'shown once, of who is a local user from now on'],
});

const edit = 'system.accounts.edit';

/** Calls by which people are added one by one, and changed (SYS-2). */
export const personManagementEndpoints = {
  person: endpoint(edit, {
    method: 'POST',
    path: '/api/people/person',
    summary: { zh: '人员信息', en: 'What is said of a person, to be edited', action: 'Person' },
    request: request(ofPerson),
    data: PersonDetails,
    codes: [404],
  }),
  /** 404 at the field: `id-taken`, `not-found` for a department or a role that there is not; 403 `beyond-own` for a role. */
  createPerson: endpoint(edit, {
    method: 'POST',
    path: '/api/people/create',
    summary: { zh: '新增人员', en: 'Add a person' },
    request: PersonDraft,
    data: Saved,
    codes: [404],
  }),
  /** As `createPerson`; 500 `changed-meanwhile`, `last-admin`, and `not-yourself` for who would disable himself or take the own password. */
  changePerson: endpoint(edit, {
    method: 'POST',
    path: '/api/people/change',
    summary: { zh: '修改人员', en: 'Change a person' },
    request: PersonChange,
    data: Saved,
    codes: [404, 500],
  }),
};
