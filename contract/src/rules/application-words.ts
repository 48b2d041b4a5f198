import type { Bilingual } from '../bilingual.ts';
import { GRANT_SYSTEMS, type GrantSystem } from './grant-terms.ts';
import { yuanIn } from './yuan-in.ts';

/** What somebody applies for. */
interface AppliedFor {
  readonly project: { readonly code: string; readonly name: string; readonly nameEn: string };
  readonly person: { readonly name: string; readonly nameEn: string };
  readonly systems: readonly GrantSystem[];
  /** yyyy-MM-dd; no last one of what is long-term. */
  readonly firstDay: string;
  readonly lastDay?: string | null | undefined;
  /** Fen; none where the amount is not controlled. */
  readonly fen?: number | undefined;
}

/** What is applied for in words, which its way keeps however it is written anew (PROJ-28). */
export function applicationWords({ project, person, systems, firstDay, lastDay, fen }: AppliedFor): Bilingual {
  const named = (language: 0 | 1) => systems.map((system) => GRANT_SYSTEMS[system][language]);
  return {
    zh: [
      `${project.code} ${project.name}`,
      person.name,
      named(0).join('、'),
      lastDay ? `${firstDay} 至 ${lastDay}` : `${firstDay} 起长期有效`,
      fen === undefined ? '不控制额度' : `${yuanIn(fen)} 元`,
    ].join('；'),
    en: [
      `${project.code} ${project.nameEn}`,
      person.nameEn,
      named(1).join(', ').toLowerCase(),
      lastDay ? `${firstDay} to ${lastDay}` : `long term from ${firstDay}`,
      fen === undefined ? 'no limit of the amount' : `${yuanIn(fen)} yuan`,
    ].join('; '),
  };
}

/**
 * What a change is that is applied for, in words.
 * @param number of the grant
 * @param from yyyy-MM-dd: the day from which it holds
 * @param changed what differs, from what to what
 */
export const changeApplicationWords = (number: string, from: string, { zh, en }: Bilingual): Bilingual => ({
  zh: `变更授权 ${number}，自 ${from} 起：${zh}`,
  en: `Change of grant ${number} from ${from} on: ${en}`,
});
