import { valueText } from '@hall/contract/wire/coded';
import type { Entity } from '@hall/contract/wire/entity';
import { useEffect, useState } from 'react';
import { isMeanwhile } from '../api/failure.ts';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { useLanguage } from '../i18n/use-language.tsx';
import { useTerms } from '../i18n/use-terms.ts';
import './form.css';

/** What a query brings first: what is edited stays as it was opened, whatever is asked later. */
export function useFirst<T>({
  isFetching,
  currentData,
}: {
  readonly isFetching: boolean;
  readonly currentData?: T | undefined;
}): T | undefined {
  const [first, setFirst] = useState<T>();
  // A query that asks anew when it is mounted says so only then: before, what was kept of it looks like its answer.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (first === undefined && mounted && currentData !== undefined && !isFetching) setFirst(currentData);
  return first;
}

/**
 * What is edited: as it was opened, until the server says that somebody else has saved it since; then as it is now, so that saving again
 * is on purpose.
 */
export function useMeanwhile<T>(opened: T, askNow: () => Promise<T | undefined>) {
  const [now, setNow] = useState(opened);
  const saving = async <R,>(save: (now: T) => Promise<R>): Promise<R> => {
    try {
      return await save(now);
    } catch (error) {
      if (isMeanwhile(error)) setNow((await askNow().catch(() => undefined)) ?? now);
      throw error;
    }
  };
  return { now, saving };
}

/** Fields that say which one was edited. */
const VERSIONS: readonly string[] = ['version', 'edition'];

interface MeanwhileProps<T> {
  readonly entity: Entity<T>;
  readonly opened: Partial<T>;
  readonly now: Partial<T>;
  /** How a change of a field is told that does not fit beside the other; what is undefined is told as other fields are. */
  readonly told?: (name: keyof T & string) => string | undefined;
}

/** In a form, what somebody else has changed since it was opened: before and after, field by field. */
export function Meanwhile<T>({ entity, opened, now, told }: MeanwhileProps<T>) {
  const { t } = useSharedTexts();
  const language = useLanguage();
  const termOf = useTerms(entity);
  if (opened === now) return null;
  const wordsOf = (values: Partial<T>, name: keyof T & string) => valueText(entity, name, values[name] as T[typeof name], language) || '—';
  const changed = (Object.keys(entity.fields) as (keyof T & string)[]).filter(
    (name) => !VERSIONS.includes(name) && name in now && JSON.stringify(opened[name]) !== JSON.stringify(now[name]),
  );
  return (
    <div className="hall-form-meanwhile" role="status">
      <p>{t(changed.length > 0 ? 'changedMeanwhile' : 'changedUnseen')}</p>
      <ul>
        {changed.map((name) => (
          <li key={name}>
            <strong>{termOf(name)}</strong>{' '}
            {told?.(name) ?? (
              <>
                <del>{wordsOf(opened, name)}</del> → <ins>{wordsOf(now, name)}</ins>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
