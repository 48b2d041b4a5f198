import * as z from 'zod/mini';
import { Grant, grantFilter } from './authorizations.ts';
import { draftFields } from './draft-terms.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { PROJECT_CODE_MAX, REASON_MAX } from './project-terms.ts';
import { ProjectToApplyFor } from './project-to-apply-for.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, seenText, text } from './wire/flags.ts';
import { listOf } from './wire/list.ts';
import { pageFields, pageOf } from './wire/page.ts';

/** Most grants that are given at once: as many as people, for each of the projects. */
export const GIVEN_TOGETHER_MAX = 100;

export const DepartmentGrantFilter = request({
  ...grantFilter,
  person: ['bsqr', optionalText(), '被授权人', 'Authorized person', 'name or staff number'],
});
export type DepartmentGrantFilter = Of<typeof DepartmentGrantFilter>;

/** A department that the caller heads. */
export const HeadedDepartment = entity({
  id: ['bmbh', z.string(), '部门编号', 'Department id'],
  name: ['bmmc', z.string(), '部门', 'Department'],
  nameEn: ['bmmcen', z.string(), '部门英文名', 'Department in English'],
  hasBelow: ['sfyxj', flag, '有下级部门', 'Has departments below'],
});
export type HeadedDepartment = Of<typeof HeadedDepartment>;

const { project: _, staffNumber: __, ...terms } = draftFields;

/** Grants as who heads a department gives them: on all projects of it or on some, to one or more people. */
export const DepartmentGrantDraft = request({
  ...terms,
  department: ['bmbh', optionalText(50), '部门', 'Department', 'id; where they are on all projects of it'],
  withBelow: ['sfhxj', flag, '含下级部门', 'With departments below', 'of a department'],
  projects: [
    'xmbhs',
    z.array(text(PROJECT_CODE_MAX)).check(z.maxLength(GIVEN_TOGETHER_MAX)),
    '项目',
    'Projects',
    'codes; none of a department',
  ],
  people: ['bsqrghs', z.array(text(20)).check(z.maxLength(GIVEN_TOGETHER_MAX)), '被授权人', 'Authorized people', 'staff numbers'],
  reason: ['sqyy', seenText(REASON_MAX), '授权原因', 'Reason'],
});
export type DepartmentGrantDraft = Of<typeof DepartmentGrantDraft>;

/** What has become of one of the grants that were given together (PROJ-9). */
export const GivingOutcome = entity({
  staffNumber: ['bsqrgh', z.string(), '被授权人工号', 'Staff number'],
  person: ['bsqr', z.optional(z.string()), '被授权人', 'Authorized person', 'none where nobody has the number'],
  personEn: ['bsqren', z.optional(z.string()), '被授权人英文名', 'Authorized person in English'],
  project: ['xmbh', z.optional(z.string()), '项目编号', 'Project code', 'none of a whole department'],
  number: ['sqbh', z.optional(z.string()), '授权编号', 'Grant number', 'of what was given'],
  fault: ['bkyy', z.optional(z.string()), '未授权的原因', 'Why it was not given', 'none where it was'],
  faultEn: ['bkyyen', z.optional(z.string()), '未授权的英文原因', 'Why it was not given in English'],
});
export type GivingOutcome = Of<typeof GivingOutcome>;

const HEADING = 'authorizations.department';

/** Grants on departments, by who heads them: nothing of other departments (PROJ-17). */
export const departmentGrantsEndpoints = {
  department: endpoint(HEADING, {
    method: 'POST',
    path: '/api/authorizations/department',
    summary: {
      zh: '部门授权',
      en: 'Grants given for departments that one heads, and for those below them, the newest first',
      action: 'Department grants',
    },
    request: DepartmentGrantFilter,
    data: listOf(Grant),
    codes: [],
  }),
  exportDepartment: endpoint(HEADING, {
    method: 'POST',
    path: '/api/authorizations/department/export',
    summary: { zh: '导出部门授权', en: 'Grants of departments, as a file', action: 'Export department grants' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printDepartment: endpoint(HEADING, {
    ...printing,
    path: '/api/authorizations/department/print',
    summary: { zh: '打印部门授权', en: 'Grants of departments, to be printed', action: 'Print department grants' },
    request: printRequestOf(DepartmentGrantFilter),
    data: printedOf(Grant),
  }),
  headed: endpoint(HEADING, {
    method: 'GET',
    path: '/api/authorizations/department/headed',
    summary: { zh: '本人负责的部门', en: 'Departments that one heads', action: 'Departments that one heads' },
    data: z.array(HeadedDepartment),
    byPage: true,
    codes: [],
  }),
  /** Those of departments that the caller heads and of those below; none that is closed. */
  departmentProjects: endpoint(HEADING, {
    method: 'GET',
    path: '/api/authorizations/department/projects',
    summary: { zh: '查找部门项目', en: 'Projects of departments that one heads, by code or name', action: 'Find department projects' },
    request: request({ ...pageFields, text: ['text', optionalText(), '项目编号或名称', 'Code or name'] }),
    data: pageOf(ProjectToApplyFor),
    byPage: true,
    codes: [],
  }),
  /**
   * Each by itself: what cannot be given is told in its row, and the others are. 404 at the field with the rules `grant-…`,
   * `department-not-yours`, `required`; nothing is given then.
   */
  giveDepartment: endpoint(HEADING, {
    method: 'POST',
    path: '/api/authorizations/department/give',
    summary: { zh: '新增部门授权', en: 'Grant a department or projects of it, to people', action: 'Give department grants' },
    request: DepartmentGrantDraft,
    data: entity({ outcomes: ['jgs', z.array(GivingOutcome), '结果', 'Outcomes', 'person by person, in the order that was asked for'] }),
    ownHand: true,
    codes: [404],
  }),
};
