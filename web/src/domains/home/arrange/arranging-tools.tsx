import { PlusOutlined } from '@ant-design/icons';
import type { HomeCard } from '@hall/contract/home';
import { Button } from 'antd';
import type { Ref } from 'react';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { useTexts } from '../texts.ts';

interface ArrangingToolsProps {
  readonly hidden: readonly HomeCard[];
  readonly nameOf: (card: HomeCard) => string;
  readonly busy: boolean;
  /** Whether the cards are as shipped. */
  readonly shipped: boolean;
  /** Of the button that shows a card. */
  readonly landing: (card: HomeCard) => Ref<HTMLButtonElement>;
  readonly onShow: (card: HomeCard) => void;
  readonly onRestore: () => void;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** What can be done with all the cards: showing hidden ones, having them as shipped, giving up, keeping them so. */
export function ArrangingTools({ hidden, nameOf, busy, shipped, landing, onShow, onRestore, onCancel, onDone }: ArrangingToolsProps) {
  const { t } = useTexts();
  const { t: shared } = useSharedTexts();
  return (
    <div className="arranging-tools">
      {hidden.map((card) => (
        <BusyButton key={card} busy={busy} icon={<PlusOutlined aria-hidden />} ref={landing(card)} onClick={() => onShow(card)}>
          {t('show', { name: nameOf(card) })}
        </BusyButton>
      ))}
      <span className="arranging-ends">
        <Button disabled={shipped || busy} onClick={onRestore}>
          {t('restore')}
        </Button>
        <BusyButton busy={busy} onClick={onCancel}>
          {shared('cancel')}
        </BusyButton>
        <BusyButton type="primary" busy={busy} onClick={onDone}>
          {t('done')}
        </BusyButton>
      </span>
    </div>
  );
}
