import { signaturesEndpoints } from '@hall/contract/signatures';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { detailOfSignature } from './detail-of-signature.ts';
import { giveSignature } from './give-signature.ts';
import { signatures } from './list-signatures.ts';
import { effectOnSignature, revokeSignature } from './revoke-signature.ts';
import { signableProjects } from './signable.ts';

export const signaturesHandlers: Handlers<typeof signaturesEndpoints> = {
  list: signatures.page,
  exportList: exportList(signaturesEndpoints.exportList, signatures),
  printList: printList(signatures),
  detail: detailOfSignature,
  signable: keptAnswer(signableProjects),
  give: giveSignature,
  effect: effectOnSignature,
  revoke: revokeSignature,
};
