import { readParameters } from '@hall/contract/parameter-table';
import { describe, expect, it } from 'vitest';
import { contrast, laidOn, READABLE, writtenOn } from './colours.ts';
import { lookOf, menuWidthsOf, variablesOf } from './look.ts';
import { cssVariables, dark, light } from './tokens.ts';

const parameters = (values: Partial<ReturnType<typeof readParameters>>) => ({ ...readParameters([]), ...values });

describe('SHELL-16 contrast', () => {
  it('SHELL-16 is what WCAG says it is', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#fff', '#767676')).toBeCloseTo(4.54, 1);
    expect(laidOn('#000000', '#ffffff80')).toBe('#808080');
    expect(writtenOn('#0b1f3a')).toBe('#ffffff');
    expect(writtenOn('#f5f7fa')).not.toBe('#ffffff');
  });

  const grounds = ['paper', 'surface', 'raised', 'tableHeader', 'accentSoft'] as const;
  const texts = ['text', 'textSoft', 'textFaint', 'accent', 'accentStrong', 'danger', 'warning', 'success'] as const;
  const pairs = [
    ...texts.flatMap((text) => grounds.slice(0, 2).map((ground) => [ground, text] as const)),
    ...grounds.map((ground) => [ground, 'text'] as const),
    ['dangerSoft', 'danger'],
    ['warningSoft', 'warning'],
    ['successSoft', 'success'],
    ['accentSoft', 'accentStrong'],
    ['accent', 'onAccent'],
    ['accentStrong', 'onAccent'],
    ['danger', 'onDanger'],
    ['navy', 'onNavy'],
    ['tableHeader', 'tableHeaderText'],
  ] as const;
  it.each(pairs)('SHELL-16 on %s, %s can be read by day and by night', (ground, text) => {
    for (const shade of [light, dark]) expect(contrast(shade[ground], shade[text])).toBeGreaterThanOrEqual(READABLE);
  });

  it('SHELL-16 the menu can be read as it is by default', () => {
    const { menu } = lookOf(parameters({}), 'light');
    expect(contrast(menu.background, menu.text)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(menu.below, menu.text)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(menu.active, menu.activeText)).toBeGreaterThanOrEqual(READABLE);
  });
});

describe('SHELL-8 the look by parameters', () => {
  const grounds = ['#0b1f3a', '#0d6ce4', '#1f7ae0', '#767676', '#777777', '#808080', '#c02020', '#e0e0e0', '#ffffff'];
  it.each(grounds)('SHELL-17 on a menu of %s an entry is no worse to read under the pointer', (menuBackground) => {
    for (const menuFontColour of ['#ffffff99', '#ffffff', '#000000', '#0b1728', '#1f2a37']) {
      const { menu } = lookOf(parameters({ menuBackground, menuFontColour }), 'light');
      const before = contrast(menu.background, menu.text);
      expect(contrast(menu.hover, menu.strong)).toBeGreaterThanOrEqual(Math.min(READABLE, before));
    }
  });

  it('SHELL-8 takes colours and sizes over', () => {
    const look = lookOf(parameters({ menuBackground: '#123456', menuFontSize: '16', tableHeaderBackground: '#eef' }), 'light');
    expect(look.menu).toMatchObject({ background: '#123456', fontSize: 16, strong: '#ffffff' });
    expect(look.colours.tableHeader).toBe('#eeeeff');
    expect(variablesOf(look)).toMatchObject({ menuBackground: '#123456', menuFontSize: '16px', fontSize: '14px' });
  });

  it.each(['0', '8', '21', '999999'])('SHELL-8 a size of text that nobody can use has its default: %s', (size) => {
    expect(lookOf(parameters({ fontSize: size, menuFontSize: size }), 'light')).toMatchObject({ fontSize: 14, menu: { fontSize: 14 } });
  });

  it('SHELL-8 headings that were chosen for the day are used by night only where they can be read', () => {
    const chosen = parameters({ tableHeaderBackground: '#e0f0ff' });
    expect(lookOf(chosen, 'light').colours.tableHeader).toBe('#e0f0ff');
    expect(lookOf(chosen, 'dark').colours.tableHeader).toBe(dark.tableHeader);
    const both = parameters({ tableHeaderBackground: '#e0f0ff', tableHeaderColour: '#102030' });
    expect(lookOf(both, 'dark').colours).toMatchObject({ tableHeader: '#e0f0ff', tableHeaderText: '#102030' });
  });

  it('SHELL-8 the menu has widths of its own in each language', () => {
    const own = parameters({ menuFoldWidthZh: '70', menuFoldWidthEn: '110', menuSingleWidthEn: '9', menuUnfoldWidthZh: '300' });
    expect(menuWidthsOf(own, 'zh')).toEqual({ folded: 70, systems: 70, unfolded: 300, single: 216 });
    expect(menuWidthsOf(own, 'en')).toEqual({ folded: 110, systems: 110, unfolded: 288, single: 240 });
  });
});

it('SHELL-16 every token has both shades, and the dark ones hold on screens alone', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  const css = cssVariables();
  for (const at of [css.indexOf('[data-appearance=dark]'), css.indexOf('[data-appearance=system]')])
    expect(css.slice(0, at).lastIndexOf('@media screen')).toBeGreaterThan(css.slice(0, at).lastIndexOf('}}'));
});
