/** Whether something is meant by what was typed: a part of its name, or the beginning of its initials or syllables in pinyin. */
export function isFoundBy(typed: string, name: string, pinyin: string): boolean {
  const text = typed.trim().toLowerCase();
  const letters = text.replaceAll(/[\s']/g, '');
  return name.toLowerCase().includes(text) || (letters !== '' && pinyin.split(' ').some((spelled) => spelled.startsWith(letters)));
}
