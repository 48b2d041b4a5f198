import { createContext, useContext } from 'react';
import type { Duties } from './use-duties.ts';

export const DutiesContext = createContext<Duties>({ first: undefined, known: false, pass: () => undefined, remember: () => undefined });

/** What the person has to do first, as the shell knows it. */
export const useDutiesInShell = (): Duties => useContext(DutiesContext);
