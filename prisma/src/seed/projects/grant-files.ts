import type { Prisma } from '../../generated/client.ts';
import { ATTACHMENTS } from '../notices/attachments.ts';
import type { SeedGrant } from './grants.ts';

/** What special grants are given on the strength of. */
const KINDS = ['signature-guide', 'closing-calendar'] as const;

/** The files of the special grants of the demo. */
export const filesOf = (grants: readonly SeedGrant[]): Prisma.GrantAttachmentCreateManyInput[] =>
  grants
    .filter(({ basis }) => basis === 'special')
    .flatMap(({ number, authorizerId, madeAt }) =>
      KINDS.map((kind) => ({
        id: `${number}-${kind}`,
        grantNumber: number,
        personId: authorizerId,
        size: ATTACHMENTS[kind].content.length,
        ...ATTACHMENTS[kind],
        broughtAt: madeAt,
      })),
    );
