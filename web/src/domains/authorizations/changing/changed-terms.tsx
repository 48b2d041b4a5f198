import { TermsCompared } from './terms-compared.tsx';
import { type ToldTerms, useTermsWords } from './terms-words.ts';

export interface ChangedTermsProps {
  readonly before: ToldTerms;
  readonly after: ToldTerms;
}

/** What a change makes of the terms of a grant: each as it is or was, and as it is to be. */
export function ChangedTerms({ before, after }: ChangedTermsProps) {
  const { termsTold } = useTermsWords();
  return <TermsCompared before={termsTold(before)} after={termsTold(after)} />;
}
