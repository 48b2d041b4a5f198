import { authorizationsEndpoints, GrantFilter } from '@hall/contract/authorizations';
import { wireName } from '@hall/contract/wire/entity';
import { optionsFor } from '../../core/option-sources.ts';
import { departmentTree } from '../people/index.ts';

optionsFor(authorizationsEndpoints.all.path, wireName(GrantFilter, 'department'), async (services) =>
  (await departmentTree(services)).map(({ id, name, nameEn, parentId }) => ({ value: id, zh: name, en: nameEn, parent: parentId })),
);
