/** What is true of people whose names begin as a text does that is typed in pinyin, in initials or in full. */
export const spelledAs = (text: string) => {
  const typed = text.toLowerCase().replaceAll(/[\s']/g, '');
  return typed === '' ? [] : [{ spelling: { startsWith: typed } }, { spelling: { contains: ` ${typed}` } }];
};
