import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { PANEL, type PanelState, panelStateOf } from './panel-state.ts';
import { ResultList, rowId } from './result-list.tsx';
import { searchIn } from './search.ts';
import { useTexts } from './texts.ts';
import { useMenuTargets, useOpenTarget } from './use-menu-targets.ts';
import { useResultKeys } from './use-result-keys.ts';
import { useTargetRows } from './use-target-rows.tsx';
import './search-panel.css';

/** How many results are shown at most: who has not found it among them types on. */
const MOST = 20;

/** What a search box is told of its panel. */
export interface PanelView {
  readonly state: PanelState;
  /** The id of the row that the keys are about. */
  readonly active: string | undefined;
}

export interface SearchPanelProps {
  /** The id of the list of results. */
  readonly id: string;
  readonly query: string;
  readonly wanted: boolean;
  /** Where the panel leaves what is to be done with the keys of the box. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  readonly onView: (view: PanelView) => void;
  /** Something was chosen; it opens thereafter. */
  readonly onChosen: () => void;
}

/** What stands below a search box: what to type, what was found, or that nothing was (APPS-3). */
export function SearchPanel({ id, query, wanted, keys, onView, onChosen }: SearchPanelProps) {
  const { t } = useTexts();
  const targets = useMenuTargets();
  const open = useOpenTarget();
  const search = useMemo(() => searchIn(targets), [targets]);
  const rowOf = useTargetRows((target) => {
    onChosen();
    open(target);
  });
  const found = useMemo(() => search(query), [search, query]);
  const groups = [{ key: 'found', rows: found.slice(0, MOST).map(rowOf) }];
  const { active, point, press } = useResultKeys(id, groups, query);
  const state = panelStateOf(wanted, query, found.length);
  const activeId = state === PANEL.results && active ? rowId(id, active.id) : undefined;
  const tell = useEffectEvent(onView);
  useEffect(() => tell({ state, active: activeId }), [state, activeId]);
  useEffect(() => {
    keys.current = state === PANEL.results ? press : undefined;
  });
  return (
    <div className="search-panel" data-state={state} hidden={state === PANEL.hidden}>
      {state === PANEL.results && <ResultList id={id} groups={groups} active={active} onPoint={point} />}
      {state === PANEL.hint && <p className="search-hint">{t('hint')}</p>}
      <p className={state === PANEL.noneFound ? 'search-hint' : 'hall-visually-hidden'} aria-live="polite">
        {state === PANEL.noneFound && t('noneFound')}
        {state === PANEL.results && t('count', { count: found.length })}
      </p>
    </div>
  );
}
