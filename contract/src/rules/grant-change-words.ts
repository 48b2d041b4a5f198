import type { Bilingual } from '../bilingual.ts';
import { GRANT_SYSTEMS, type GrantSystem } from './grant-terms.ts';
import { yuanIn } from './yuan-in.ts';

/** What a grant is before or after a change. */
interface WordedTerms {
  readonly systems: readonly GrantSystem[];
  /** yyyy-MM-dd; none where nothing ends it. */
  readonly lastDay?: string | null | undefined;
  readonly longTerm: boolean;
  /** Fen; none where it is not controlled. */
  readonly fen?: number | undefined;
}

type Words = (terms: WordedTerms) => Bilingual;

const systemsIn: Words = ({ systems }) => ({
  zh: systems.map((system) => GRANT_SYSTEMS[system][0]).join('、'),
  en: systems.map((system) => GRANT_SYSTEMS[system][1].toLowerCase()).join(', '),
});

const endIn: Words = ({ lastDay, longTerm }) => ({
  zh: longTerm ? `长期有效${lastDay ? `（至 ${lastDay}）` : ''}` : (lastDay ?? '长期有效'),
  en: longTerm ? `long term${lastDay ? ` (until ${lastDay})` : ''}` : (lastDay ?? 'long term'),
});

const amountIn: Words = ({ fen }) =>
  fen === undefined ? { zh: '不控制额度', en: 'no limit' } : { zh: `${yuanIn(fen)} 元`, en: `${yuanIn(fen)} yuan` };

const TOLD: readonly (readonly [label: Bilingual, words: Words])[] = [
  [{ zh: '业务范围', en: 'systems' }, systemsIn],
  [{ zh: '结束日期', en: 'last day' }, endIn],
  [{ zh: '授权额度', en: 'amount' }, amountIn],
];

/** What a change makes of a grant, in words: what differs, from what to what (PROJ-25). */
export function changeWords(before: WordedTerms, after: WordedTerms): Bilingual {
  const parts = TOLD.flatMap(([label, words]) => {
    const [from, to] = [words(before), words(after)];
    return from.en === to.en ? [] : [{ zh: `${label.zh}：${from.zh} → ${to.zh}`, en: `${label.en}: ${from.en} → ${to.en}` }];
  });
  return { zh: parts.map(({ zh }) => zh).join('；'), en: parts.map(({ en }) => en).join('; ') };
}
