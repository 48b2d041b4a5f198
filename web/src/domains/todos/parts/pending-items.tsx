import { Card } from '../../../shared/ui/card.tsx';
import { Placeholder } from '../../../shared/ui/placeholder.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useTexts } from '../texts.ts';
import { type SourceAnswer, usePending } from '../use-pending.ts';
import { PendingSource } from './pending-source.tsx';
import './pending-items.css';

/** Most items shown of one function. */
const SHOWN = 8;

const isNothing = ({ state, said }: SourceAnswer): boolean => state === 'counted' && said?.count === 0;

/** What waits for the person, by function, as each source answers; one line where nothing does. */
export function PendingItems({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const { list, answers, askAgain } = usePending();
  if (list.data && !list.isError && answers.every(isNothing))
    return <Card id={id} title={t('pending')} extra={<p className="hall-card-nothing">{t('nothingPending')}</p>} />;
  const shown = answers.filter((answer) => !isNothing(answer));
  const nothingYet = shown.every(({ state }) => state === 'asking');
  return (
    <Card id={id} title={t('pending')}>
      <QueryView query={list}>
        {() =>
          nothingYet ? (
            <Placeholder />
          ) : (
            <ul className="pending">
              {shown.map((answer) => (
                <PendingSource key={answer.source.id} answer={answer} onRetry={askAgain} most={SHOWN} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
