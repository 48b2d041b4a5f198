import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { currentLanguage, type Language, watchLanguage } from './language.ts';

/** The language that everything inside speaks. */
export const InLanguage = createContext<Language | undefined>(undefined);

/** Everything inside speaks the language that was switched to last. */
export function InPresentLanguage({ children }: { readonly children: ReactNode }) {
  return <InLanguage value={useSyncExternalStore(watchLanguage, currentLanguage, currentLanguage)}>{children}</InLanguage>;
}

/** The language that this part of the page speaks. */
export function useLanguage(): Language {
  const language = useContext(InLanguage);
  if (!language) throw new Error('No language is given: this is outside of InPresentLanguage');
  return language;
}
