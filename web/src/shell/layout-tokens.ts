import type { Look } from '../shared/theme/look.ts';

/** ProLayout's own tokens, from ours. @param headerHeight in px, the room that it keeps; the header itself is styled in `frame.css` */
export const layoutTokensOf = ({ colours, menu }: Look, headerHeight: number) => ({
  bgLayout: colours.paper,
  header: { heightLayoutHeader: headerHeight },
  sider: {
    colorMenuBackground: menu.background,
    // Else it lays the colour of a page's text over our own.
    colorTextMenuItemHover: menu.strong,
    paddingInlineLayoutMenu: 0,
    paddingBlockLayoutMenu: 0,
  },
  pageContainer: { paddingInlinePageContainerContent: 0, paddingBlockPageContainerContent: 0 },
});
