import { report } from '../../shared/report.ts';
import type { ControlField } from './pieces.ts';

/** What the buttons of a group may be (QUERY-3). */
const BUTTONS = ['query', 'export', 'reset', 'batch'] as const;
export type QueryButton = (typeof BUTTONS)[number];

const isQueryButton = (type: string): type is QueryButton => BUTTONS.some((button) => button === type);

/** The buttons of a group without those that do not exist and those named twice, which are reported. */
export function allowedButtons(types: readonly string[]): readonly QueryButton[] {
  const allowed = [...new Set(types)].filter(isQueryButton);
  if (allowed.length !== types.length) report('按钮类别不合法或重复');
  return allowed;
}

/** The buttons of a form's groups. */
export const buttonsOf = (controls: readonly ControlField[]): readonly QueryButton[] =>
  controls.filter(({ kind }) => kind === 'buttons').flatMap(({ buttons }) => allowedButtons(buttons));
