import { MENU_WIDTH, type Range, TEXT_SIZE } from '@hall/contract/parameter-ranges';
import { PARAMETERS, type Parameters } from '@hall/contract/parameter-table';
import type { Language } from '../i18n/language.ts';
import { contrast, laidOn, READABLE, writtenOn } from './colours.ts';
import { type Colour, dark, light } from './tokens.ts';

export type Shade = 'light' | 'dark';

/** How everything looks: the tokens, as the system parameters change them (SHELL-8). */
export interface Look {
  readonly shade: Shade;
  readonly colours: Readonly<Record<Colour, string>>;
  /** Sizes of text in px. */
  readonly fontSize: number;
  readonly tableFontSize: number;
  readonly tableHeaderFontSize: number;
  readonly menu: MenuLook;
}

export interface MenuLook {
  readonly background: string;
  /** Background of nested entries, and of the entry under the pointer. */
  readonly below: string;
  readonly hover: string;
  readonly text: string;
  readonly strong: string;
  readonly line: string;
  readonly active: string;
  readonly activeText: string;
  readonly fontSize: number;
}

const WHITE = '#ffffff';

/** A reasonable number of px; the default otherwise. */
function sizeOf(parameters: Parameters, name: keyof Parameters, { least, most }: Range = TEXT_SIZE): number {
  const value = Number(parameters[name]);
  return value >= least && value <= most ? value : Number(PARAMETERS[name].fallback);
}

const isDefault = (parameters: Parameters, name: keyof Parameters): boolean => parameters[name] === PARAMETERS[name].fallback;

/** The headings of tables. Colours chosen for light are used in the dark where they stay readable. */
function headingOf(parameters: Parameters, shade: Shade): Pick<Record<Colour, string>, 'tableHeader' | 'tableHeaderText'> {
  const own = shade === 'dark' ? dark : light;
  const tableHeader = isDefault(parameters, 'tableHeaderBackground')
    ? own.tableHeader
    : laidOn(own.surface, parameters.tableHeaderBackground);
  const tableHeaderText = isDefault(parameters, 'tableHeaderColour') ? own.tableHeaderText : parameters.tableHeaderColour;
  if (shade === 'light' || contrast(tableHeader, tableHeaderText) >= READABLE) return { tableHeader, tableHeaderText };
  return { tableHeader: own.tableHeader, tableHeaderText: own.tableHeaderText };
}

/** The background under the pointer: nearer to what is written on it, unless that could then be read less well than before. */
function hoverOf(background: string, strong: string, text: string): string {
  const nearer = laidOn(background, strong, 0.1);
  const least = Math.min(READABLE, contrast(background, text));
  return contrast(nearer, strong) >= least ? nearer : laidOn(background, strong === WHITE ? '#000000' : WHITE, 0.1);
}

function menuOf(parameters: Parameters): MenuLook {
  const background = laidOn(light.surface, parameters.menuBackground);
  const strong = writtenOn(background);
  return {
    background,
    below: laidOn(background, '#000000', 0.24),
    hover: hoverOf(background, strong, parameters.menuFontColour),
    text: parameters.menuFontColour,
    strong,
    line: laidOn(background, strong, 0.16),
    active: parameters.menuActiveColour,
    activeText: parameters.menuActiveTextColour,
    fontSize: sizeOf(parameters, 'menuFontSize'),
  };
}

/** The look that the parameters ask for, by day or by night. */
export function lookOf(parameters: Parameters, shade: Shade): Look {
  const colours = { ...(shade === 'dark' ? dark : light), ...headingOf(parameters, shade) };
  return {
    shade,
    colours,
    fontSize: sizeOf(parameters, 'fontSize'),
    tableFontSize: sizeOf(parameters, 'tableFontSize'),
    tableHeaderFontSize: sizeOf(parameters, 'tableHeaderFontSize'),
    menu: menuOf(parameters),
  };
}

/** Widths of the menu in px, by language. */
export interface MenuWidths {
  readonly folded: number;
  /** Of the column of systems, whose names have to fit. */
  readonly systems: number;
  readonly unfolded: number;
  readonly single: number;
}

/** Least width of the column of systems: the longest word of a name has to fit. */
const SYSTEMS_LEAST: Readonly<Record<Language, number>> = { zh: 64, en: 100 };

export function menuWidthsOf(parameters: Parameters, language: Language): MenuWidths {
  const width = (name: keyof Parameters) => sizeOf(parameters, name, MENU_WIDTH);
  const [fold, unfolded, single] =
    language === 'en'
      ? (['menuFoldWidthEn', 'menuUnfoldWidthEn', 'menuSingleWidthEn'] as const)
      : (['menuFoldWidthZh', 'menuUnfoldWidthZh', 'menuSingleWidthZh'] as const);
  const folded = width(fold);
  return { folded, systems: Math.max(folded, SYSTEMS_LEAST[language]), unfolded: width(unfolded), single: width(single) };
}

/** What a look changes about the CSS variables that the page begins with. */
export function variablesOf({ colours, fontSize, tableHeaderFontSize, menu }: Look): Readonly<Record<string, string>> {
  return {
    fontSize: `${fontSize}px`,
    tableHeaderFontSize: `${tableHeaderFontSize}px`,
    tableHeader: colours.tableHeader,
    tableHeaderText: colours.tableHeaderText,
    menuBackground: menu.background,
    menuBelow: menu.below,
    menuHover: menu.hover,
    menuText: menu.text,
    menuStrong: menu.strong,
    menuLine: menu.line,
    menuActive: menu.active,
    menuActiveText: menu.activeText,
    menuFontSize: `${menu.fontSize}px`,
  };
}
