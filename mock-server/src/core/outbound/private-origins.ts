import type { Outbound } from './outbound.ts';

interface Reaching {
  readonly outbound: Outbound;
  linkedHere(): string;
}

/** The origins that may be this machine's, or of its network: the operator's, and that of the demo systems. */
export const privateOrigins = ({ outbound, linkedHere }: Reaching): string[] => [...outbound.privateOrigins, new URL(linkedHere()).origin];
