import { showsClaimSecret } from '../../../core/claim-secrets.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';

interface Sender {
  readonly system: string;
  readonly secret: string;
}

/** @throws Refusal 403 `claim-secret` for who does not show the secret of the linked system; no token and no ticket is one (PROJ-8) */
export async function requireSender({ database }: Services, { system, secret }: Sender): Promise<void> {
  if (!(await showsClaimSecret(database, system, secret))) throw new Refusal(403, 'claim-secret');
}
