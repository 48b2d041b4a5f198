import { CloseOutlined, DragOutlined, HolderOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { focusBack } from '../../../shared/ui/focus-back.ts';
import { useTexts } from '../texts.ts';
import type { Step } from './placing.ts';

const STEPS: readonly { readonly step: Step; readonly key: string; readonly shift: boolean; readonly hint: string }[] = [
  { step: 'left', key: 'ArrowLeft', shift: false, hint: '←' },
  { step: 'right', key: 'ArrowRight', shift: false, hint: '→' },
  { step: 'up', key: 'ArrowUp', shift: false, hint: '↑' },
  { step: 'down', key: 'ArrowDown', shift: false, hint: '↓' },
  { step: 'wider', key: 'ArrowRight', shift: true, hint: 'Shift →' },
  { step: 'narrower', key: 'ArrowLeft', shift: true, hint: 'Shift ←' },
  { step: 'higher', key: 'ArrowDown', shift: true, hint: 'Shift ↓' },
  { step: 'lower', key: 'ArrowUp', shift: true, hint: 'Shift ↑' },
];

interface ArrangedCardProps {
  readonly name: string;
  /** Id of the text that says what can be done. */
  readonly help: string;
  readonly onStep: (step: Step) => void;
  readonly onHide: () => void;
  /** Of the button that hides it. */
  readonly landing: Ref<HTMLButtonElement>;
  /** The card as it is, to be seen and not to be used. */
  readonly children: ReactNode;
}

/** Follows a card that has gone on, once it is where it goes. */
async function keepInView(button: Element): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(
    button
      .closest('.react-grid-item')
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  button.scrollIntoView({ block: 'nearest' });
}

function MoveButton({ name, help, onStep }: Pick<ArrangedCardProps, 'name' | 'help' | 'onStep'>) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const go = (step: Step) => {
    onStep(step);
    if (button.current) void keepInView(button.current);
  };
  const items: MenuProps['items'] = STEPS.map(({ step, hint }) => ({
    key: step,
    label: t(step),
    extra: hint,
    onClick: () => go(step),
  }));
  const press = (event: KeyboardEvent) => {
    const found = STEPS.find(({ key, shift }) => key === event.key && shift === event.shiftKey);
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(found.step);
  };
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus onOpenChange={(open) => focusBack(open, button.current)}>
      <button
        ref={button}
        type="button"
        className="arranged-button"
        aria-label={t('move', { name })}
        aria-describedby={help}
        onKeyDown={press}
      >
        <DragOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}

/** A card that can be moved, sized and hidden. */
export function ArrangedCard({ name, help, landing, onStep, onHide, children }: ArrangedCardProps) {
  const { t } = useTexts();
  return (
    <>
      <div className="arranged-bar">
        <HolderOutlined aria-hidden />
        <h3>{name}</h3>
        <MoveButton name={name} help={help} onStep={onStep} />
        <button type="button" className="arranged-button" ref={landing} aria-label={t('hide', { name })} onClick={onHide}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <div className="arranged-view" inert>
        {children}
      </div>
    </>
  );
}
