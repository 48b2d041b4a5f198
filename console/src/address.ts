export const SECTIONS = ['calls', 'faults', 'messages', 'clock', 'accounts', 'data'] as const;
export type Section = (typeof SECTIONS)[number];

/** What the address shows: a section, and what it is asked for there. */
export interface Place {
  readonly section: Section;
  readonly call?: string | undefined;
}

const isSection = (name: string): name is Section => SECTIONS.some((section) => section === name);

/** The place that a hash such as `#faults?call=POST%20%2Fapi%2Flogin` names; the first section where it names none. */
export function placeOf(hash: string): Place {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const call = new URLSearchParams(query).get('call') ?? undefined;
  return isSection(name) ? { section: name, call } : { section: SECTIONS[0] };
}

/** The hash of a place. */
export const hashOf = ({ section, call }: Place): string => `#${section}${call ? `?${new URLSearchParams({ call })}` : ''}`;
