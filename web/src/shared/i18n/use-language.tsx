import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { currentLanguage, declareLanguage, type Language, watchLanguage } from './language.ts';

/** The language that everything inside speaks. */
export const InLanguage = createContext<Language | undefined>(undefined);

/** Everything inside speaks the language that was switched to last. All of a page takes long to draw: it can be used meanwhile. */
export function InPresentLanguage({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setLanguage(currentLanguage()));
    follow();
    return watchLanguage(follow);
  }, []);
  useLayoutEffect(() => declareLanguage(language), [language]);
  return <InLanguage value={language}>{children}</InLanguage>;
}

/** The language that this part of the page speaks. */
export function useLanguage(): Language {
  const language = useContext(InLanguage);
  if (!language) throw new Error('No language is given: this is outside of InPresentLanguage');
  return language;
}

/** The language that was switched to last, which the page may not speak yet. */
export const useChosenLanguage = (): Language => useSyncExternalStore(watchLanguage, currentLanguage, currentLanguage);
