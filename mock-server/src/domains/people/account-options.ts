import { AccountFilter, peopleEndpoints } from '@hall/contract/people';
import { userInfoEndpoints } from '@hall/contract/user-info';
import { wireName } from '@hall/contract/wire/entity';
import { optionsFor } from '../../core/option-sources.ts';
import { departmentTree } from './look-ups/look-ups.ts';

/** Both lists have these fields, under the same names. */
for (const { path } of [peopleEndpoints.accounts, userInfoEndpoints.peopleSeen]) {
  optionsFor(path, wireName(AccountFilter, 'departmentId'), async (services) =>
    (await departmentTree(services)).map(({ id, name, nameEn, parentId }) => ({ value: id, zh: name, en: nameEn, parent: parentId })),
  );
  optionsFor(path, wireName(AccountFilter, 'roleId'), async ({ database }) =>
    (await database.read.role.findMany({ orderBy: { id: 'asc' } })).map(({ id, name, nameEn }) => ({ value: id, zh: name, en: nameEn })),
  );
}
