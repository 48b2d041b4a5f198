import { type Entity, termOf } from '@hall/contract/wire/entity';
import { useLanguage } from './use-language.tsx';

/** What people call the fields of an entity, in the present language. */
export function useTerms<T>(described: Entity<T>): (name: keyof T & string) => string {
  const language = useLanguage();
  return (name) => termOf(described, name, language);
}
