import { MoreOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import type { Action } from '../action.ts';
import { useTexts } from '../texts.ts';
import { ActionButton } from './action-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useOnce } from './use-once.ts';

interface ActionGroupProps {
  readonly actions: readonly Action[];
  /** How many stand side by side; the others drop down. All of them unless said. */
  readonly inline?: number;
  readonly look: Pick<ButtonProps, 'type' | 'size'>;
  /** Does an action, and what is to be done after it. */
  readonly onRun: (action: Action) => unknown;
}

interface PlacedProps {
  readonly actions: readonly Action[];
  readonly busy: boolean;
  readonly onRun: (action: Action) => void;
}

/** An action that gives way to another, as locking does to unlocking, leaves it its button, and with it the focus. */
const placed = (actions: readonly Action[]) => actions.map((action, place) => ({ action, key: `place ${place}` }));

function MoreActions({ actions, busy, onRun }: PlacedProps) {
  const { t } = useTexts();
  const panel = useDropPanel();
  const choose = (action: Action) => {
    panel.change(false);
    onRun(action);
  };
  const list = (
    <ul className="kit-more">
      {placed(actions).map(({ action, key }) => (
        <li key={key}>
          <ActionButton action={action} busy={busy} look={{ type: 'text', block: true }} onRun={choose} />
        </li>
      ))}
    </ul>
  );
  return (
    <DropPanel state={panel} content={list}>
      <Button type="text" size="small" icon={<MoreOutlined aria-hidden />} aria-label={t('moreActions')} title={t('moreActions')} />
    </DropPanel>
  );
}

/** Actions side by side, some of them behind a button: asked about before they are done, and one at a time. */
export function ActionGroup({ actions, inline, look, onRun }: ActionGroupProps) {
  const beside = inline ?? actions.length;
  const { busy, once } = useOnce();
  const [asked, setAsked] = useState<Action>();
  const run = (action: Action) => void once(() => onRun(action));
  const begin = (action: Action) => (action.confirm ? setAsked(action) : run(action));
  const confirm = () => {
    setAsked(undefined);
    if (asked) run(asked);
  };
  return (
    <span className="kit-actions">
      {placed(actions.slice(0, beside)).map(({ action, key }) => (
        <ActionButton key={key} action={action} busy={busy} look={look} onRun={begin} />
      ))}
      {actions.length > beside && <MoreActions actions={actions.slice(beside)} busy={busy} onRun={begin} />}
      {asked && <ConfirmDialog action={asked} onConfirm={confirm} onCancel={() => setAsked(undefined)} />}
    </span>
  );
}
