import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { buttonsOf } from './allowed-buttons.ts';
import type { ControlField } from './pieces.ts';

interface AskButtonsProps {
  readonly controls: readonly ControlField[];
  readonly onReset: () => void;
  /** What stands behind them. */
  readonly children?: ReactNode;
}

/** The buttons that ask for what the form says, or for everything; querying is what submitting the form does. */
export function AskButtons({ controls, onReset, children }: AskButtonsProps) {
  const { t } = useTexts();
  return (
    <div className="kit-ask">
      {buttonsOf(controls).map((type) => {
        if (type === 'query') {
          return (
            <Button key={type} type="primary" htmlType="submit">
              {t('query')}
            </Button>
          );
        }
        return (
          type === 'reset' && (
            <Button key={type} onClick={onReset}>
              {t('reset')}
            </Button>
          )
        );
      })}
      {children}
    </div>
  );
}
