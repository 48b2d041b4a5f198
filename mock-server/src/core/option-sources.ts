import type { Option } from '@hall/contract/query-fields';
import type { Services } from './services.ts';

/** What a select offers where that is data, as departments are: the same for all who may open its page. */
export type OptionSource = (services: Services) => Promise<Option[]>;

const sources = new Map<string, OptionSource>();

/** Says where the choices of a field come from, by the call of the page's rows and the field. */
export function optionsFor(call: string, field: string, source: OptionSource): void {
  sources.set(`${call} ${field}`, source);
}

/** What {@link optionsFor} has said of a field. */
export const optionSource = (call: string, field: string): OptionSource | undefined => sources.get(`${call} ${field}`);
