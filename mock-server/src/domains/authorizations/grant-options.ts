import { authorizationsEndpoints, GrantFilter } from '@hall/contract/authorizations';
import { SpecialFilter, specialGrantsEndpoints } from '@hall/contract/special-grants';
import { wireName } from '@hall/contract/wire/entity';
import { optionsFor } from '../../core/option-sources.ts';
import type { Services } from '../../core/services.ts';
import { departmentTree } from '../people/index.ts';

const departments = async (services: Services) =>
  (await departmentTree(services)).map(({ id, name, nameEn, parentId }) => ({ value: id, zh: name, en: nameEn, parent: parentId }));

optionsFor(authorizationsEndpoints.all.path, wireName(GrantFilter, 'department'), departments);
optionsFor(specialGrantsEndpoints.special.path, wireName(SpecialFilter, 'department'), departments);
