import { LRUCache } from 'lru-cache';
import { customPinyin, pinyin } from 'pinyin-pro';

/** Words of finance offices that the dictionary reads otherwise. */
customPinyin({
  重置: 'chóng zhì',
  重分类: 'chóng fēn lèi',
  查重: 'chá chóng',
  差旅: 'chāi lǚ',
  还款: 'huán kuǎn',
  还借款: 'huán jiè kuǎn',
  调拨: 'diào bō',
  调入: 'diào rù',
  调出: 'diào chū',
});

/** How many names are remembered: some times as many as a large institution's menu has. */
const REMEMBERED = 5_000;

/** What a name is divided into: a Chinese character, or what stands between two of them; neither blanks nor signs. */
const UNIT = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

const isHan = (unit: string): boolean => /\p{Script=Han}/u.test(unit);

/** The units of a name as they are read: of the characters of a word in their word, 重 as in 重置 and not as in 重点. */
function readUnits(name: string): readonly { readonly unit: string; readonly read: string }[] {
  const units = name.normalize('NFKC').match(UNIT) ?? [];
  const syllables = pinyin(units.filter(isHan).join(''), { toneType: 'none', type: 'array', v: true });
  let next = 0;
  return units.map((unit) => ({ unit, read: isHan(unit) ? (syllables[next++] ?? unit) : unit.toLowerCase() }));
}

function spell(name: string): string {
  const units = readUnits(name);
  const initials = units.map(({ unit, read }) => (isHan(unit) ? read.slice(0, 1) : read)).join('');
  return `${initials} ${units.map(({ read }) => read).join("'")}`;
}

const spelled = new LRUCache<string, string>({ max: REMEMBERED });

/** By what a Chinese name is searched for: its initials and its syllables, as in `xmsq xiang'mu'shou'quan`. */
export function pinyinOf(name: string): string {
  const known = spelled.get(name) ?? spell(name);
  spelled.set(name, known);
  return known;
}
