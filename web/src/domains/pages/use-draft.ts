import { PageChange, type PageSetup } from '@hall/contract/page-management';
import { ColumnSetup, FieldSetup } from '@hall/contract/page-setup';
import { useMemo, useState } from 'react';
import { type Draft, draftOf, edited, isSame, moved, overMeanwhile, pageOf, restored, shippedDraftOf } from './draft.ts';
import { isSound } from './faults.ts';

/** What is arranged one by one. */
export type Section = 'columns' | 'fields';
type Setup<S extends Section> = Draft[S][number];

const ENTITIES = { columns: ColumnSetup, fields: FieldSetup } as const;

const soundIn = (section: Section, one: Draft[Section][number]): boolean => isSound(ENTITIES[section] as never, one);

function faultyIn(draft: Draft): { readonly part: Section | 'page'; readonly id?: string } | undefined {
  const found = (['columns', 'fields'] as const)
    .flatMap((part) => draft[part].map((one) => ({ part, one })))
    .find(({ part, one }) => !soundIn(part, one));
  if (found) return { part: found.part, id: found.one.fieldId };
  return isSound<Partial<PageChange>>(PageChange, { title: draft.title, titleEn: draft.titleEn }) ? undefined : { part: 'page' };
}

/** A page that is being arranged, and the ways to arrange it. */
export function useDraft(setup: PageSetup) {
  const [opened, setOpened] = useState(() => draftOf(setup));
  const shipped = useMemo(() => shippedDraftOf(setup), [setup]);
  const [draft, setDraft] = useState(opened);
  const page = useMemo(() => pageOf(setup, draft), [setup, draft]);
  const setOf = <S extends Section>(section: S, next: (all: readonly Setup<S>[]) => readonly Setup<S>[]) =>
    setDraft((before) => ({ ...before, [section]: next(before[section] as readonly Setup<S>[]) }));
  const shippedOf = (section: Section, id: string) => shipped[section].find(({ fieldId }) => fieldId === id);
  return {
    draft,
    /** As it was shipped. */
    shipped,
    page,
    changed: JSON.stringify(draft) !== JSON.stringify(opened),
    discard: () => setDraft(opened),
    /** Somebody else has changed the page: what was made here stands over that. */
    follow: (now: PageSetup) => {
      const next = draftOf(now);
      setDraft((mine) => overMeanwhile(opened, mine, next));
      setOpened(next);
    },
    rename: (part: Partial<Pick<Draft, 'title' | 'titleEn'>>) => setDraft((before) => ({ ...before, ...part })),
    edit: <S extends Section>(section: S, id: string, part: Partial<Setup<S>>) => setOf(section, (all) => edited(all, id, part)),
    move: (section: Section, id: string, other: string) => setOf(section, (all) => moved(all, id, other)),
    restore: (section: Section, id: string) => {
      const before = shippedOf(section, id);
      if (before) setOf(section, (all) => restored(all, before));
    },
    markOf: (section: Section, one: Draft[Section][number]) => {
      if (!soundIn(section, one)) return 'faulty' as const;
      return isSame(one, shippedOf(section, one.fieldId)) ? undefined : ('changed' as const);
    },
    /** Where the first is of which something cannot be sent. */
    faulty: faultyIn(draft),
  };
}
export type DraftState = ReturnType<typeof useDraft>;
