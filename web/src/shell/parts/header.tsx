import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { Layout } from '@hall/contract/habits';
import type { Parameters } from '@hall/contract/parameter-table';
import { memo } from 'react';
import { MainMenu } from '../../domains/menu/parts/main-menu.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { STAYS_ABOVE } from '../../shared/ui/toast-view.tsx';
import { useTexts } from '../texts.ts';
import { AccountPopover } from './account-popover.tsx';
import { useNarrow } from './account-tools.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { Brand } from './brand.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { HeaderSearch } from './header-search.tsx';
import { NoticesBell } from './notices-bell.tsx';
import { PendingBadge } from './pending-badge.tsx';
import { PreferencesButton } from './preferences-button.tsx';
import './header.css';

interface HeaderProps {
  readonly parameters: Parameters;
  /** Names are shown once the server has told them. */
  readonly ready: boolean;
  readonly layout: Layout;
  readonly folded: boolean;
  readonly onToggle: () => void;
}

function MenuHandle({ folded, onToggle }: Pick<HeaderProps, 'folded' | 'onToggle'>) {
  const { t } = useTexts();
  const name = t(folded ? 'expand' : 'collapse');
  return (
    <button type="button" className="shell-icon-button" aria-label={name} title={name} aria-expanded={!folded} onClick={onToggle}>
      {folded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
    </button>
  );
}

/** The shell's top line: the menu or its handle, whose system this is, and what is always at hand (SHELL-5). */
export const Header = memo(function Header({ parameters, ready, layout, folded, onToggle }: HeaderProps) {
  const isTop = layout === 'top';
  const isNarrow = useNarrow();
  return (
    <div className="shell-header" {...STAYS_ABOVE} data-logo={isTop ? parameters.logoPosition : undefined}>
      {!isTop && <MenuHandle folded={folded} onToggle={onToggle} />}
      <div className="shell-header-start">
        <Brand parameters={parameters} ready={ready} />
        {isTop && (
          <div className="shell-header-menu">
            <MainMenu layout="top" folded={false} />
          </div>
        )}
      </div>
      <div className="shell-header-end">
        <HeaderSearch hasRoom={!isTop} />
        {!isNarrow && <LanguageSwitch parameters={parameters} />}
        <PendingBadge />
        <NoticesBell />
        {!isNarrow && (
          <>
            <FullScreenButton />
            <AppearanceChoice />
            <PreferencesButton />
          </>
        )}
        <AccountPopover parameters={parameters} />
      </div>
    </div>
  );
});
