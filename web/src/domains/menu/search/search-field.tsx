import { SearchOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { loadAhead } from '../../../shared/ui/loaded-part.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';
import { useTexts } from '../texts.ts';
import { PANEL } from './panel-state.ts';
import type { PanelView, SearchPanelProps } from './search-panel.tsx';
import { usePanelWanted } from './use-panel-wanted.ts';
import { isComposing, useTyped } from './use-typed.ts';
import './search-field.css';

const loadPanel = () => import('./search-panel.tsx').then((part) => part.SearchPanel);
const SearchPanel = lazyPart<SearchPanelProps>(loadPanel, null);

const HIDDEN: PanelView = { state: PANEL.hidden, active: undefined };

interface SearchFieldProps {
  /** Told when something is chosen, before it opens. */
  readonly onChosen?: () => void;
  /** What stands at the end of the box. */
  readonly children?: ReactNode;
}

/** A box to search functions and systems in, with the panel that drops from it; that loads while nothing else is done. */
export function SearchField({ onChosen, children }: SearchFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const typed = useTyped();
  const [view, setView] = useState(HIDDEN);
  const { wanted, want, hide, leave } = usePanelWanted(view.state);
  const [asked, setAsked] = useState(false);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => whenIdle(() => void loadAhead(loadPanel)), []);
  const begin = () => {
    setAsked(true);
    want();
  };
  const close = () => {
    typed.clear();
    hide();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return keys.current?.(event);
    // What is typed goes first, and only then what Escape would close around the box.
    if (!typed.isEmpty) event.stopPropagation();
    close();
  };
  const chosen = () => {
    close();
    onChosen?.();
  };
  return (
    <search className="search-field" onPointerEnter={() => void loadAhead(loadPanel)}>
      <SearchOutlined aria-hidden />
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
        aria-expanded={view.state === PANEL.results}
        aria-controls={view.state === PANEL.results ? id : undefined}
        aria-activedescendant={view.active}
        aria-autocomplete="list"
        {...typed.input}
        onInput={begin}
        onFocus={begin}
        onBlur={leave}
        onKeyDown={press}
      />
      {children}
      {asked && <SearchPanel id={id} query={typed.query} wanted={wanted} keys={keys} onView={setView} onChosen={chosen} />}
    </search>
  );
}
