import type { Look } from '../shared/theme/look.ts';

/** ProLayout's own tokens, from ours. */
export const layoutTokensOf = ({ colours, menu }: Look, headerHeight: number, isTop: boolean) => ({
  bgLayout: colours.paper,
  header: {
    colorBgHeader: isTop ? menu.background : colours.surface,
    colorBgScrollHeader: isTop ? menu.background : colours.surface,
    heightLayoutHeader: headerHeight,
  },
  sider: {
    colorMenuBackground: menu.background,
    // Else it lays the colour of a page's text over our own.
    colorTextMenuItemHover: menu.strong,
    paddingInlineLayoutMenu: 0,
    paddingBlockLayoutMenu: 0,
  },
  pageContainer: { paddingInlinePageContainerContent: 0, paddingBlockPageContainerContent: 0 },
});
