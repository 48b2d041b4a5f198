/** Every colour and measure of the look, once: CSS variables and antd's tokens are both made from these. */
export const light = {
  accent: '#0d6ce4',
  accentStrong: '#0a57b8',
  accentSoft: '#e8f1fd',
  onAccent: '#ffffff',
  navy: '#0b1f3a',
  navySoft: '#16325a',
  onNavy: '#ffffff',
  paper: '#f4f6f9',
  surface: '#ffffff',
  raised: '#ffffff',
  hairline: '#dfe4ea',
  fieldBorder: '#7f8b9a',
  text: '#1f2a37',
  textSoft: '#56616f',
  textFaint: '#646f7d',
  textDisabled: '#788391',
  danger: '#c62828',
  dangerSoft: '#fdecec',
  onDanger: '#ffffff',
  warning: '#8a5300',
  warningSoft: '#fff4e0',
  success: '#1c7a43',
  successSoft: '#e7f5ec',
  star: '#c77700',
  shadow: '#0b1f3a26',
  tableHeader: '#f5f7fa',
  tableHeaderText: '#1f2a37',
} as const;

export type Colour = keyof typeof light;

/** The same in the dark. The accent is light there, so what is written on it is dark. */
export const dark: Readonly<Record<Colour, string>> = {
  accent: '#6aa9ff',
  accentStrong: '#93c0ff',
  accentSoft: '#15294a',
  onAccent: '#07162b',
  navy: '#0b1f3a',
  navySoft: '#24436e',
  onNavy: '#ffffff',
  paper: '#0f1620',
  surface: '#17202c',
  raised: '#1e2937',
  hairline: '#2a3646',
  fieldBorder: '#6b7a8c',
  text: '#dfe6ee',
  textSoft: '#9fadbd',
  textFaint: '#8b98a8',
  textDisabled: '#738195',
  danger: '#ff8a80',
  dangerSoft: '#3a1d20',
  onDanger: '#2b0b0b',
  warning: '#e3b341',
  warningSoft: '#342a12',
  success: '#56c37b',
  successSoft: '#14301f',
  star: '#f0b429',
  shadow: '#00000080',
  tableHeader: '#1d2836',
  tableHeaderText: '#dfe6ee',
};

/** What is the same by day and by night; the menu is dark in both. */
export const measures = {
  radius: '6px',
  fontSize: '14px',
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
} as const;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a CSS variable. */
export const variable = (name: string): string => `--hall-${kebab(name)}`;

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${variable(name)}:${value}`)
    .join(';');

/** The tokens as a style sheet of CSS variables, `--hall-…`; what is printed is always light. */
export function cssVariables(): string {
  const night = `color-scheme:dark;${declarations(dark)}`;
  return [
    `:root{color-scheme:light;${declarations({ ...light, ...measures })}}`,
    `@media screen{:root[data-appearance=dark]{${night}}}`,
    `@media screen and (prefers-color-scheme:dark){:root[data-appearance=system]{${night}}}`,
  ].join('');
}
