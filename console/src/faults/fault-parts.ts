import type { Fault } from '@hall/mock-server/mock-control/said';

type Part =
  | readonly ['answers', { readonly code: string }]
  | readonly ['delayed', { readonly count: number }]
  | readonly ['dropped' | 'truncated', Record<string, never>];

/** What a fault does, one text for each part of it. */
export const partsOf = ({ code, address, delay, connection }: Fault): readonly Part[] => [
  ...(code === undefined ? [] : [['answers', { code: address ? `${code} ${address}` : String(code) }] as const]),
  ...(delay === undefined ? [] : [['delayed', { count: delay }] as const]),
  ...(connection === undefined ? [] : [[connection, {}] as const]),
];
