import type { Bilingual } from '@hall/contract/bilingual';
import { EXISTS } from '../../../core/check-rows.ts';
import { defineImport } from '../../../core/define-import.ts';
import type { ImportField } from '../../../core/import-plan.ts';
import { NO_PASSWORD } from '../../../core/passwords.ts';
import { personCalled } from '../../../core/person-called.ts';
import { scopeOf } from '../../../core/scope.ts';
import { ADD_PERSON, addPeople, changesOf } from './add-people.ts';
import { checkPerson, keysOf, type NewPerson, placesIn, takenKeys } from './person-check.ts';
import { PERSON_FIELDS, type PersonField, REQUIRED } from './person-fields.ts';
import { withheldRoles } from './withheld-roles.ts';

const PERMISSION = 'system.accounts.import';

const sample = (zh: string, en = zh): { readonly example: Bilingual } => ({ example: { zh, en } });
const AS_TEXT: Bilingual = { zh: '请将该列设为文本格式', en: 'Format the column as text' };
const SAMPLES = {
  staffNumber: { ...sample('2001100'), note: { zh: '不能与已有的工号或用户名重复', en: 'Nobody may have it already, nor as a user name' } },
  userName: { ...sample('zhangsan'), note: { zh: '不区分大小写，不含空格', en: 'Without spaces; capital letters make no difference' } },
  name: sample('张三'),
  nameEn: sample('Zhang San'),
  department: { ...sample('财务处', 'Finance Office'), note: { zh: '须为本系统已有的部门', en: 'An existing department' } },
  roles: {
    ...sample('数据分析员', 'Data analyst'),
    note: {
      zh: '多个角色用顿号分隔；只能授予不超出您本人权限的角色',
      en: 'Several with commas between them; none that may do what you may not',
    },
  },
  phone: { ...sample('13800138000'), note: AS_TEXT },
  contactPhone: sample('0731-88821104'),
  email: sample('zhangsan@example.edu.cn'),
  idNumber: { ...sample('11010519491231002X'), note: AS_TEXT },
} as const satisfies { readonly [F in Exclude<PersonField, 'departmentEn'>]: Omit<ImportField, 'id' | 'title'> };

const FIELDS = (Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]).map(
  (id): ImportField => ({ id, title: PERSON_FIELDS[id], ...(REQUIRED.includes(id) && { required: true }), ...SAMPLES[id] }),
);

/** People of a file. They have no password: they sign in by the central ways, are given one, or set one where ID number and phone were said. */
export const peopleImport = defineImport<NewPerson>({
  id: PERMISSION,
  title: { zh: '人员', en: 'People' },
  fields: FIELDS,
  keysOf,
  async begin(read, { services, person }) {
    const [taken, places, scope] = await Promise.all([takenKeys(read), placesIn(read), scopeOf(services, person, PERMISSION)]);
    const mayUse = (id: string) => scope.kind === 'all' || (scope.kind === 'departments' && scope.ids.includes(id));
    const departments = places.departments.filter(({ id }) => mayUse(id));
    const withheld = await withheldRoles(services, person, places.roles);
    const roles = places.roles.filter(({ id }) => !withheld.has(id));
    const words = (named: typeof roles) => named.map(({ name, nameEn }) => ({ zh: name, en: nameEn }));
    return {
      values: { department: words(departments), roles: words(roles) },
      taken: (key) => (taken.has(key) ? EXISTS : undefined),
      row: (given) => checkPerson(given, { ...places, departments, withheld }),
    };
  },
  async add(tx, people) {
    await addPeople(
      tx,
      people.map((one) => ({ ...one, passwordHash: NO_PASSWORD })),
      false,
    );
    return people.map((one) => ({ action: ADD_PERSON, target: personCalled(one.row), changes: changesOf(one) }));
  },
});
