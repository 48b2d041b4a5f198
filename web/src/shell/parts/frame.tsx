import { ProLayout } from '@ant-design/pro-components';
import type { Layout } from '@hall/contract/habits';
import { isSet, type Parameters } from '@hall/contract/parameter-table';
import { type CSSProperties, type MouseEvent, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { MainMenu } from '../../domains/menu/parts/main-menu.tsx';
import { Watermark } from '../../shared/account/watermark.tsx';
import { useParameters } from '../../shared/parameters/parameters-api.ts';
import { type MenuWidths, menuWidthsOf } from '../../shared/theme/look.ts';
import { DutyGate } from '../duties/duty-gate.tsx';
import { layoutTokensOf } from '../layout-tokens.ts';
import { TabBar } from '../tabs/tab-bar.tsx';
import { useTexts } from '../texts.ts';
import { useFold } from '../use-fold.ts';
import { useShellHabits } from '../use-shell-habits.ts';
import { usePresentLook } from './antd-provider.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { DocumentTitle } from './document-title.tsx';
import { Header } from './header.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { NoticeTicker } from './notice-ticker.tsx';
import { PendingReminders } from './pending-reminders.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { PlaceView } from './place-view.tsx';
import { ShellFooter } from './shell-footer.tsx';
import './frame.css';

const ALIGNMENTS: ReadonlyMap<string, string> = new Map([
  ['1', 'center'],
  ['2', 'flex-end'],
]);

/** The measures that the frame's own styles go by. */
const measuresOf = (headerHeight: number, widths: MenuWidths, { topMenuAlign }: Parameters) =>
  ({
    '--shell-header-height': `${headerHeight}px`,
    '--shell-systems-width': `${widths.systems}px`,
    '--shell-menu-align': ALIGNMENTS.get(topMenuAlign) ?? 'flex-start',
  }) as CSSProperties;

/** How ProLayout is to make room for the menu: none of it where the menu is in the header or in a drawer. */
function siderOf(layout: Layout, isPhone: boolean, folded: boolean, widths: MenuWidths) {
  const menu = { collapsedWidth: widths.folded };
  if (layout === 'top' || isPhone) return { menu, menuRender: false as const };
  if (layout === 'single') return { menu, siderWidth: widths.single, collapsed: folded };
  return { menu, siderWidth: folded ? widths.systems : widths.unfolded, collapsed: false };
}

/** Not an address to go to: the router knows nothing of one that the browser follows by itself. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame round the pages, in one of three layouts (SHELL-1): header, menu, open pages, the page, footer. */
export function Frame() {
  const { t, pick, language } = useTexts();
  const { parameters, ready } = useParameters();
  const look = usePresentLook();
  const { layout, tabs, breadcrumb, headerHeight } = useShellHabits();
  const { isPhone, folded, toggle, fold } = useFold(isSet(parameters.menuCollapsed));
  const widths = menuWidthsOf(parameters, language);
  const token = useMemo(() => layoutTokensOf(look, headerHeight), [look, headerHeight]);
  const landmark = { role: tabs ? 'tabpanel' : 'region', 'aria-label': t('content') };
  return (
    <div className="shell" data-layout={layout} style={measuresOf(headerHeight, widths, parameters)}>
      <DocumentTitle system={ready ? pick(parameters.systemName, parameters.systemNameEn) : ''} />
      <Link className="shell-skip" to="#main" onClick={skipToMain}>
        {t('skip')}
      </Link>
      <ProLayout
        layout="mix"
        fixSiderbar
        disableMobile
        breakpoint={false}
        {...siderOf(layout, isPhone, folded, widths)}
        token={token}
        breadcrumbRender={false}
        pageTitleRender={false}
        collapsedButtonRender={false}
        headerRender={() => (
          <Header parameters={parameters} ready={ready} layout={isPhone ? 'single' : layout} folded={folded} onToggle={toggle} />
        )}
        menuHeaderRender={false}
        menuContentRender={() => <MainMenu layout={layout} folded={folded} />}
        footerRender={() => <ShellFooter parameters={parameters} />}
      >
        {tabs && <TabBar />}
        <div className="shell-line">
          {breadcrumb && <Breadcrumb />}
          {ready && <NoticeTicker parameters={parameters} />}
        </div>
        <div id="main" className="shell-main" tabIndex={-1} {...landmark}>
          <DutyGate>
            <PlaceView />
          </DutyGate>
        </div>
      </ProLayout>
      {isPhone && <PhoneMenu open={!folded} onClose={fold} />}
      <LeaveGuard />
      <PendingReminders />
      {parameters.watermark === '1' && <Watermark className="shell-watermark" />}
    </div>
  );
}
