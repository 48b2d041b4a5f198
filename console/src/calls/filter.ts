import type { RecentCall } from '@hall/mock-server/mock-control/said';

export interface Filter {
  readonly text: string;
  readonly codes: readonly string[];
}

/** Whether a call is among those asked for: by every word of the text, and by one of the codes where some are chosen. */
export function fits({ method, path, person = '' }: RecentCall, name: string, words: readonly string[]): boolean {
  const said = `${method} ${path} ${name} ${person}`.toLowerCase();
  return words.every((word) => said.includes(word));
}

/** The calls that are asked for, newest first. @param nameOf what a call is called, by its method and path */
export function filtered(calls: readonly RecentCall[], { text, codes }: Filter, nameOf: (call: string) => string): RecentCall[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls
    .filter((one) => (codes.length === 0 || codes.includes(one.code ?? '')) && fits(one, nameOf(`${one.method} ${one.path}`), words))
    .toReversed();
}
