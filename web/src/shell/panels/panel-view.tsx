import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { answersOfPage } from '../../shared/api/hall-api.ts';
import { PageAnswersContext } from '../../shared/api/page-answers.ts';
import { PageShown } from '../../shared/ui/page-shown.ts';
import { Placeholder } from '../../shared/ui/placeholder.tsx';
import { LeavingScopes } from '../../shared/ui/unsent-input.ts';
import type { Panel } from './next-panels.ts';
import { OwnLanguage } from './own-language.tsx';
import { OwnPlace } from './own-place.tsx';
import { PageHost } from './page-host.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';

interface PanelViewProps {
  readonly panel: Panel;
  readonly shown: boolean;
  /** How often the page was started anew. */
  readonly turn: number;
}

/** The answers of the page, and the turn that may be shown: the page is taken away first, so that nothing uses its answers any more. */
function useTurns(turn: number) {
  const dispatch = useDispatch();
  const [answers] = useState(() => answersOfPage(dispatch));
  const [present, setPresent] = useState(turn);
  useEffect(() => {
    if (present === turn) return;
    answers.renew();
    setPresent(turn);
  }, [answers, present, turn]);
  return { answers, isPresent: present === turn };
}

/** Lists and bubbles that a page has open would stay over the next one: they close as by a press beside them. */
function usePopupsClosed(shown: boolean): void {
  useEffect(() => {
    if (!shown) document.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  }, [shown]);
}

/** The page of an open tab, alive while others are shown: what is typed, scrolled and asked for stays (TABS-5). */
export const PanelView = memo(function PanelView({ panel, shown, turn }: PanelViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const { answers, isPresent } = useTurns(turn);
  useKeptScroll(element, shown);
  useScrollAfterReload(element, shown);
  usePopupsClosed(shown);
  const scopes = useMemo(() => [panel.key], [panel.key]);
  return (
    <div ref={element} className="shell-panel" data-shown={shown}>
      <PageShown value={shown}>
        <PageAnswersContext value={answers}>
          <OwnPlace location={panel.location} shown={shown}>
            <OwnLanguage shown={shown}>
              <LeavingScopes value={scopes}>
                {isPresent ? <PageHost key={turn} page={panel.page} /> : <Placeholder lines={6} />}
              </LeavingScopes>
            </OwnLanguage>
          </OwnPlace>
        </PageAnswersContext>
      </PageShown>
    </div>
  );
});
