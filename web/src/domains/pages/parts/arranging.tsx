import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { useTexts } from '../texts.ts';
import { type ArrangedItem, ArrangedList } from './arranged-list.tsx';

interface ArrangingProps {
  readonly label: string;
  readonly items: readonly ArrangedItem[];
  /** Said where none is chosen. */
  readonly hint: string;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onShow: (id: string, shown: boolean) => void;
  readonly onMove: (id: string, other: string) => void;
  readonly onRestore: (id: string) => void;
  /** The form of the one that is chosen. */
  readonly children: (id: string) => ReactNode;
}

/** Where the form stands below the list, as setup-page.css has it: out of sight of who chooses there. */
const STACKED = '(max-width: 900px)';

/** The list of what is arranged, beside the form of the one that is chosen. */
export function Arranging({ hint, onRestore, children, ...list }: ArrangingProps) {
  const { t } = useTexts();
  const form = useRef<HTMLElement>(null);
  const below = useMedia(STACKED);
  const select = (id: string) => {
    list.onSelect(id);
    if (below) form.current?.scrollIntoView({ block: 'start' });
  };
  const item = list.items.find(({ id }) => id === list.selected);
  return (
    <div className="setup-arranging">
      <ArrangedList {...list} onSelect={select} />
      <section className="setup-form" ref={form} aria-label={item?.name ?? hint}>
        {item ? (
          <>
            <header>
              <h3>{item.name}</h3>
              {item.mark && (
                <Button size="small" aria-label={t('restoreOneOf', { name: item.name })} onClick={() => onRestore(item.id)}>
                  {t('restoreOne')}
                </Button>
              )}
            </header>
            {children(item.id)}
          </>
        ) : (
          <p className="hall-hint">{hint}</p>
        )}
      </section>
    </div>
  );
}
