import { useTexts } from '../texts.ts';

interface PersonCellProps {
  readonly record: { readonly person?: string; readonly personEn?: string; readonly actor?: string; readonly actorEn?: string };
}

/** Whose account it was, and who acted in it where that was somebody else. */
export function PersonCell({ record: { person = '', personEn, actor, actorEn } }: PersonCellProps) {
  const { t, pick } = useTexts();
  const name = pick(person, personEn);
  return actor ? t('actedBy', { name, actor: pick(actor, actorEn) }) : name;
}
