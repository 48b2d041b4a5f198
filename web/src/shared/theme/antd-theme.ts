import { type ThemeConfig, theme } from 'antd';
import type { Look } from './look.ts';
import { light, measures } from './tokens.ts';

type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, readonly unknown[]>;

/** antd's dark colours, but our accent as it is: antd would dim it until it cannot be read as text. */
const nightOf =
  ({ colours }: Look): Algorithm =>
  (seed, map) => ({
    ...theme.darkAlgorithm(seed, map),
    colorPrimary: colours.accent,
    colorPrimaryText: colours.accent,
    colorError: colours.danger,
    colorSuccess: colours.success,
    colorWarning: colours.warning,
    colorBgContainer: colours.surface,
    colorBgElevated: colours.raised,
  });

const menuOf = ({ menu, fontSize }: Look): NonNullable<ThemeConfig['components']>['Menu'] => ({
  fontSize: menu.fontSize,
  iconSize: Math.max(menu.fontSize, fontSize),
  itemHeight: 40,
  darkItemBg: menu.background,
  darkSubMenuItemBg: menu.below,
  darkPopupBg: menu.background,
  darkItemColor: menu.text,
  darkGroupTitleColor: menu.text,
  darkItemHoverColor: menu.strong,
  darkItemHoverBg: menu.hover,
  darkItemSelectedBg: menu.active,
  darkItemSelectedColor: menu.activeText,
});

/** antd's tokens, from ours. */
export function antdThemeOf(look: Look): ThemeConfig {
  const { colours, shade, fontSize } = look;
  return {
    ...(shade === 'dark' && { algorithm: nightOf(look) }),
    // Every provider would make the variables of each component anew, under a key of its own.
    cssVar: { key: 'hall' },
    token: {
      colorPrimary: colours.accent,
      // antd's own hover colours are too light to be read, or to carry text.
      colorPrimaryHover: colours.accentStrong,
      colorPrimaryActive: colours.accentStrong,
      colorErrorHover: colours.danger,
      colorErrorActive: colours.danger,
      // The ring round what has the focus.
      colorPrimaryBorder: colours.accent,
      colorLink: colours.accent,
      colorLinkHover: colours.accentStrong,
      colorLinkActive: colours.accentStrong,
      colorError: colours.danger,
      // The ring round a field that is refused and has the focus; antd's own is hardly there.
      colorErrorOutline: colours.danger,
      colorSuccess: colours.success,
      colorText: colours.text,
      colorTextSecondary: colours.textSoft,
      colorTextDescription: colours.textSoft,
      colorTextPlaceholder: colours.textFaint,
      // The marks of fields too, and a switch that is off.
      colorTextQuaternary: colours.textFaint,
      colorTextDisabled: colours.textDisabled,
      colorTextLightSolid: colours.onAccent,
      colorBgLayout: colours.paper,
      // What is chosen, and whatever lies in a range.
      controlItemBgActive: colours.accentSoft,
      colorBorder: colours.fieldBorder,
      colorBorderSecondary: colours.hairline,
      colorSplit: colours.hairline,
      borderRadius: 6,
      fontSize,
      fontFamily: measures.fontFamily,
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Table: {
        headerBg: colours.tableHeader,
        headerColor: colours.tableHeaderText,
        cellFontSize: look.tableFontSize,
        cellFontSizeMD: look.tableFontSize,
        cellFontSizeSM: look.tableFontSize,
        cellPaddingBlock: 10,
      },
      Button: { dangerShadow: 'none' },
      Checkbox: { colorWhite: colours.onAccent },
      Tooltip: { colorTextLightSolid: light.onNavy, colorBgSpotlight: colours.navySoft },
      Menu: menuOf(look),
    },
  };
}
