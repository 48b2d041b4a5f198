/** Text as a part of a regular expression that matches just it. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a label in whichever language the interface is: the whole of it. */
export const either = (zh: string, en: string): RegExp => new RegExp(`^(?:${escaped(zh)}|${escaped(en)})$`);

/** The name of a button: antd sets a space between two Chinese characters that are the whole of it. */
export const buttonNamed = (name: string): RegExp =>
  new RegExp(`^${escaped(name).replace(/^(\p{Script=Han})(\p{Script=Han})$/u, '$1\\s?$2')}$`);

/** As {@link buttonNamed}, in whichever language the interface is. */
export const buttonEither = (zh: string, en: string): RegExp => new RegExp(`${buttonNamed(zh).source}|${buttonNamed(en).source}`);
