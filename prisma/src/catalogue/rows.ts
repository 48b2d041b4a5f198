import { createHash } from 'node:crypto';
import type { Permission } from '../generated/client.ts';
import { bindingsOf } from './domain.ts';
import { CATALOGUE } from './index.ts';

export type ShippedKind = 'role' | 'permission' | 'pageDocument' | 'codeSet' | 'codeEntry' | 'todoSource';
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a permission has where its domain says nothing; complete, so that a release can take back what an earlier one said. */
const PLAIN: Omit<Permission, 'id' | 'name' | 'nameEn' | 'order' | 'initials' | 'version'> = {
  parentId: null,
  weight: 0,
  path: null,
  redirect: null,
  routeName: null,
  component: null,
  icon: null,
  hidden: false,
  directory: false,
  systemId: null,
  opening: '0',
  linkType: null,
  opensFirstChild: false,
  hint: null,
  templateId: null,
  fixedFavourite: false,
};

const STEP = 10;

/** Between two codes there is room for those of an institution. */
const placed = <T>(row: T, index: number) => ({ ...row, order: (index + 1) * STEP, enabled: true });

const codeEntries = CATALOGUE.codes.flatMap(({ id: setId, entries }) =>
  entries.map(([code, name, nameEn], index) => placed({ id: `${setId}.${code}`, setId, code, name, nameEn }, index)),
);

/** As the database gives it back: nothing is `undefined` in JSON. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The rows of the catalogue, each after those that it refers to. */
export const SHIPPED: Readonly<Record<ShippedKind, readonly Row[]>> = asJson({
  role: CATALOGUE.roles,
  permission: CATALOGUE.permissions.map(({ roles: _, ...permission }) => ({ ...PLAIN, ...permission })),
  pageDocument: CATALOGUE.pages.map(({ permissionId, config, columns }) => ({ id: config.pageId, permissionId, config, columns })),
  codeSet: CATALOGUE.codes.map(({ entries: _, ...set }, index) => placed(set, index)),
  codeEntry: codeEntries,
  todoSource: CATALOGUE.todoSources.map((source) => ({ ...source, enabled: true })),
});

/** Which shipped role gets which permission when one of the two arrives, and for whose rows. */
export const BINDINGS = CATALOGUE.permissions.flatMap(bindingsOf);

/** The same for the same catalogue. */
export const DIGEST = createHash('sha256')
  .update(JSON.stringify([SHIPPED, BINDINGS]))
  .digest('hex');
