import type { GrantChangeDraft } from '@hall/contract/grant-changes';
import { useEffect, useEffectEvent } from 'react';
import { refusalText } from '../../../shared/api/failure.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useChangeEffectQuery } from './changing-api.ts';
import { useChangingTexts } from './changing-texts.ts';
import { EffectOfChange } from './effect-of-change.tsx';
import './changing.css';

/** What was shown of a change: its mark, or why it cannot be. */
export interface Seen {
  /** The change, as it is told from others. */
  readonly asked: string;
  readonly shown?: string | undefined;
  readonly error?: unknown;
}

/** Tells changes apart. */
export const askedKey = (draft: GrantChangeDraft): string => JSON.stringify(draft);

const NOTHING: GrantChangeDraft = { number: '', systems: [], longTerm: false, controlled: false, from: '' };

interface EffectPanelProps {
  /** The change, where it is one that can be. */
  readonly draft: GrantChangeDraft | undefined;
  /** Changes once the effect is another than was shown. */
  readonly edition: number;
  /** The person wanted to send what they had not seen. */
  readonly early: boolean;
  readonly onSeen: (seen: Seen | undefined) => void;
}

/** What the change in the form would do: asked for once the person rests, and told as long as it is not another change. */
export function EffectPanel({ draft, edition, early, onSeen }: EffectPanelProps) {
  const { t, language } = useChangingTexts();
  const asked = draft && askedKey(draft);
  const settled = useSettled(asked);
  const sent = settled === undefined ? undefined : (JSON.parse(settled) as GrantChangeDraft);
  const query = useChangeEffectQuery(sent ?? NOTHING, { skip: sent === undefined, refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const again = useEffectEvent(() => void (sent && refetch()));
  useEffect(() => {
    if (edition > 0) again();
  }, [edition]);
  const rests = asked !== undefined && asked === settled && !isFetching;
  const shown = currentData?.shown;
  const tell = useEffectEvent(onSeen);
  useEffect(() => tell(rests ? { asked, shown, error } : undefined), [rests, asked, shown, error]);
  const refused = refusalText(error, language);
  return (
    <section className="change-effect" aria-label={t('effect')} aria-busy={asked !== undefined && !rests}>
      <h3>{draft?.from ? t('effectFrom', { day: draft.from }) : t('effect')}</h3>
      <div aria-live="polite">
        {asked === undefined && <p className="hall-soft">{t('nothingYet')}</p>}
        {asked !== undefined && refused && !isFetching && <p>{refused}</p>}
        {asked !== undefined && !(refused && !isFetching) && (
          <QueryView query={query} lines={4}>
            {(effect) => <EffectOfChange effect={effect} />}
          </QueryView>
        )}
        {early && rests && <p role="status">{t('lookFirst')}</p>}
      </div>
    </section>
  );
}
