import type { Bilingual } from '@hall/contract/bilingual';
import { PARAMETERS } from '@hall/contract/parameter-table';
import type { Tx } from './database.ts';
import { enterOperatorsWork } from './operator-entry.ts';
import { hashPassword } from './password-hash.ts';
import { temporaryPassword } from './temporary-password.ts';

/** Who can sign in to a hall that has nobody yet. The password is nowhere else. */
export interface FirstAdministrator {
  readonly userName: string;
  readonly password: string;
}

const DEPARTMENT = { id: 'institution', name: '本单位', nameEn: 'The institution' };
const PERSON = { id: 'first-administrator', staffNumber: '0000001', userName: 'admin', name: '系统管理员', nameEn: 'Administrator' };
const ACTION: Bilingual = { zh: '建立首位管理员', en: 'Make the first administrator' };

/**
 * Makes an administrator with a password of chance, which has to be changed before anything else: so the institution begins. The
 * operation log begins with it.
 */
export async function makeFirstAdministrator(tx: Tx): Promise<FirstAdministrator> {
  const password = temporaryPassword();
  await tx.department.create({ data: DEPARTMENT });
  await tx.person.create({
    data: {
      ...PERSON,
      departmentId: DEPARTMENT.id,
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      roles: { create: [{ roleId: 'admin' }, { roleId: 'staff' }] },
    },
  });
  await tx.parameter.create({ data: { id: PARAMETERS.forceFirstChange.id, value: '1' } });
  const { staffNumber, name, nameEn } = PERSON;
  const target = { zh: `${name}（${staffNumber}）`, en: `${nameEn} (${staffNumber})` };
  await enterOperatorsWork(tx, { at: new Date(), command: 'serve', module: 'people', action: ACTION, target });
  return { userName: PERSON.userName, password };
}
