import type { SignedInPerson } from './call.ts';
import type { Services } from './services.ts';

/** Most suggestions of one answer. */
export const MOST_SUGGESTIONS = 10;

/** Texts that complete what a person has typed; a person is offered nothing that the list would not show. */
export type SuggestionSource = (services: Services, person: SignedInPerson, text: string) => Promise<readonly (string | null)[]>;

const sources = new Map<string, SuggestionSource>();

/** Says where the suggestions of a field come from, by the call of the page's rows and the field. */
export function suggestFor(call: string, field: string, source: SuggestionSource): void {
  sources.set(`${call} ${field}`, source);
}

/** What {@link suggestFor} has said of a field. */
export const suggestionSource = (call: string, field: string): SuggestionSource | undefined => sources.get(`${call} ${field}`);
