import { SearchOutlined } from '@ant-design/icons';
import { useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { APP_CENTER_PATH } from '../../../domains/menu/app-center-path.ts';
import { ResultList, rowId } from '../../../domains/menu/search/result-list.tsx';
import { type Found, searchIn } from '../../../domains/menu/search/search.ts';
import { useOpenTarget } from '../../../domains/menu/search/use-menu-targets.ts';
import { useResultKeys } from '../../../domains/menu/search/use-result-keys.ts';
import { useTyped } from '../../../domains/menu/search/use-typed.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useTabActions } from '../../tabs/use-tab-actions.ts';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';
import type { Deed, PaletteItem } from './palette-items.ts';
import { useTexts } from './texts.ts';
import { useActions } from './use-actions.tsx';
import { usePaletteGroups } from './use-palette-groups.tsx';
import { usePaletteItems } from './use-palette-items.ts';
import './palette.css';

const WIDTH = 640;

/** The way on where nothing is called so. */
const ALL_FUNCTIONS: PaletteItem = {
  id: 'all functions',
  name: zh.allFunctions,
  nameEn: en.allFunctions,
  section: 'actions',
  icon: <SearchOutlined aria-hidden />,
  deed: { kind: 'go', href: APP_CENTER_PATH },
};

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface ContentProps {
  readonly actions: readonly PaletteItem[];
  readonly onChoose: (item: PaletteItem) => void;
}

const unmarked = (item: PaletteItem): Found<PaletteItem> => ({ item, marks: [], marksEn: [] });

/** What the palette lists for what is typed. */
function useFound(query: string, actions: readonly PaletteItem[]): readonly Found<PaletteItem>[] {
  const { all, atHand } = usePaletteItems();
  const search = useMemo(() => searchIn([...all, ...actions]), [all, actions]);
  return useMemo(() => (query.trim() === '' ? atHand.map(unmarked) : search(query)), [query, atHand, search]);
}

/** What is in the dialog, which need not be drawn anew with each key. */
function Content({ actions, onChoose }: ContentProps) {
  const { t } = useTexts();
  const list = useId();
  const typed = useTyped();
  const { query } = typed;
  const found = useFound(query, actions);
  const isNone = found.length === 0;
  const groupsOf = usePaletteGroups(onChoose);
  const groups = groupsOf(isNone ? [unmarked(ALL_FUNCTIONS)] : found);
  const { active, point, press } = useResultKeys(list, groups, query);
  return (
    <div className="palette">
      <div className="palette-box">
        <SearchOutlined aria-hidden />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={t('box')}
          placeholder={t('placeholder')}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={active && rowId(list, active.id)}
          aria-autocomplete="list"
          {...FIRST_FOCUS}
          {...typed.input}
          onKeyDown={press}
        />
      </div>
      <p className={isNone ? 'palette-none' : 'hall-visually-hidden'} aria-live="polite">
        {isNone ? t('noneFound', { query }) : t('count', { count: found.length })}
      </p>
      <ResultList id={list} groups={groups} active={active} onPoint={point} />
      <p className="palette-keys" aria-hidden="true">
        {t('keys')}
      </p>
    </div>
  );
}

/** Does what choosing an entry means. */
function useDo(act: ReturnType<typeof useActions>['act']): (deed: Deed) => void {
  const { show } = useTabActions();
  const open = useOpenTarget();
  const navigate = useNavigate();
  return (deed) => {
    switch (deed.kind) {
      case 'show':
        return show(deed.tab);
      case 'open':
        return open(deed.target);
      case 'go':
        return void navigate(deed.href, { flushSync: true });
      case 'act':
        return act[deed.action]();
    }
  };
}

/** Everything that a person can open, and what can be done anywhere, to be found by a few keys (SHELL-14). */
export function Palette({ open, onClose }: PaletteProps) {
  const { t } = useTexts();
  const { items, act, shown } = useActions();
  const perform = useDo(act);
  const choose = ({ deed }: PaletteItem) => {
    // What had the focus before has it again when the next thing opens.
    flushSync(onClose);
    perform(deed);
  };
  return (
    <>
      {open && (
        <Dialog steady width={WIDTH} title={t('title')} onClose={onClose}>
          <Content actions={items} onChoose={choose} />
        </Dialog>
      )}
      {shown}
    </>
  );
}
