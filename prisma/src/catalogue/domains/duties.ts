import { type DomainCatalogue, permission } from '../domain.ts';

export const catalogue: DomainCatalogue = {
  permissions: [permission('system.serial', { parentId: 'system', initials: 'xlh', order: 2, hidden: true, roles: [] })],
};
