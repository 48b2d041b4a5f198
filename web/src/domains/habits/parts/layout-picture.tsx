import type { Layout } from '@hall/contract/habits';

/** Where the menu's blocks are in each picture: the columns of the frame, and the lines of the menu in them. */
const MENU: Readonly<Record<Layout, { readonly blocks: string; readonly below?: string; readonly lines: string }>> = {
  single: { blocks: 'M0 12h24v48H0z', lines: 'M5 19h14M5 26h14M5 33h10' },
  double: { blocks: 'M0 12h12v48H0z', below: 'M12 12h20v48H12z', lines: 'M4 19h4M4 26h4M4 33h4M16 19h12M16 26h12M16 33h8' },
  top: { blocks: 'M0 0h96v14H0z', lines: 'M26 7h10M41 7h10M56 7h10' },
};

/** A drawing of the frame with the menu where the layout puts it. */
export function LayoutPicture({ layout }: { readonly layout: Layout }) {
  const { blocks, below, lines } = MENU[layout];
  const left = { single: 30, double: 38, top: 6 }[layout];
  const top = layout === 'top' ? 21 : 18;
  return (
    <svg className="layout-picture" viewBox="0 0 96 60" aria-hidden="true" focusable="false">
      <path d="M0 0h96v60H0z" fill="var(--hall-paper)" />
      {layout !== 'top' && <path d="M0 0h96v12H0z" fill="var(--hall-surface)" />}
      <path d={blocks} fill="var(--hall-menu-background)" />
      {below && <path d={below} fill="var(--hall-menu-hover)" />}
      <path d={lines} stroke="var(--hall-menu-strong)" strokeOpacity=".7" strokeWidth="2" strokeLinecap="round" />
      <path d={`M5 6h${layout === 'top' ? 12 : 16}`} stroke="var(--hall-accent)" strokeWidth="3" strokeLinecap="round" />
      <rect x={left} y={top} width={90 - left} height={14} rx={2} fill="var(--hall-surface)" stroke="var(--hall-hairline)" />
      <rect
        x={left}
        y={top + 18}
        width={90 - left}
        height={60 - top - 23}
        rx={2}
        fill="var(--hall-surface)"
        stroke="var(--hall-hairline)"
      />
    </svg>
  );
}
