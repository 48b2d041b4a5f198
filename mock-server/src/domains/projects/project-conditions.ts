import type { OwnProjectFilter } from '@hall/contract/projects';
import { PROJECT_STATES } from '@hall/contract/rules/project-states';
import type { ListColumn } from '../../core/list.ts';

type Asked = Pick<OwnProjectFilter, 'code' | 'text' | 'state'>;

/** What every list of projects can be asked for. */
export const projectConditions = ({ code, text, state }: Asked): object[] => [
  ...(code ? [{ code }] : []),
  ...(text ? [{ OR: [{ code: { contains: text } }, { name: { contains: text } }, { nameEn: { contains: text } }] }] : []),
  ...(state ? [{ state }] : []),
];

/** The column of a project's state. */
export const stateColumn: ListColumn = {
  filter: (values) => values.filter((value) => Object.hasOwn(PROJECT_STATES, value)).map((state) => ({ state })),
};
