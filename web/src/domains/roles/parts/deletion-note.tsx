import { useEffect, useEffectEvent } from 'react';
import { useEntryUseQuery } from '../entries-api.ts';
import { useEntriesTexts } from '../entries-texts.ts';

interface DeletionNoteProps {
  readonly id: string;
  readonly name: string;
  /** How many people were said to lose the entry. */
  readonly onTold: (people: number) => void;
}

/** Who loses an entry that is to be deleted, and what goes with it. */
export function DeletionNote({ id, name, onTold }: DeletionNoteProps) {
  const { t, pick } = useEntriesTexts();
  const { currentData: use, isFetching } = useEntryUseQuery({ id }, { refetchOnMountOrArgChange: true });
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (use && !isFetching) tell(use.people);
  }, [use, isFetching]);
  if (!use || isFetching) return <p role="status">{t('checking')}</p>;
  const { roles, people, named, favourites, sources } = use;
  const names = named.map((person) => pick(person.name, person.nameEn)).join(t('between'));
  return (
    <div role="status">
      <p>{t('askRemove', { name })}</p>
      <p>{people > 0 ? t(people > named.length ? 'losesMore' : 'loses', { count: people, names }) : t('nobody')}</p>
      {roles.length > 0 && <p>{t('byRoles', { names: roles.map((role) => pick(role.name, role.nameEn)).join(t('between')) })}</p>}
      {favourites > 0 && <p>{t('favourites', { count: favourites })}</p>}
      {sources > 0 && <p>{t('sources', { count: sources })}</p>}
    </div>
  );
}
