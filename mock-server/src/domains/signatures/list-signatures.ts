import { wireDay } from '@hall/contract/rules/shanghai';
import { SIGNATURE_STATES, type SignatureState } from '@hall/contract/rules/signatures';
import { Signature, SignatureFilter } from '@hall/contract/signatures';
import { wireName } from '@hall/contract/wire/entity';
import { type Asked, defineList, type ListColumns } from '../../core/list.ts';
import { personSought, projectSought } from '../authorizations/index.ts';
import { signatureOf } from './signature-of.ts';
import { askingOf, inScope, MANAGING } from './signature-scope.ts';
import { findSignatures, inState } from './stored-signatures.ts';

const COLUMNS: ListColumns = {
  [wireName(Signature, 'firstDay')]: { sort: (order) => ({ firstDay: order }) },
  [wireName(Signature, 'lastDay')]: { sort: (order) => ({ lastDay: order }) },
  [wireName(Signature, 'amount')]: { sort: (order) => ({ amount: order }) },
  [wireName(Signature, 'madeAt')]: { sort: (order) => ({ madeAt: order }) },
};

const projectIs = (condition: object): object => ({ projects: { some: { project: condition } } });

function partOf(part: Signature['part'], id: string): object {
  if (part === 'other') return { AND: [{ principalId: { not: id } }, { signerId: { not: id } }] };
  return part === 'given' ? { principalId: id } : { signerId: id };
}

const conditions = ({ number, text, person: sought, part, state }: SignatureFilter, { person, services }: Asked<unknown>): object[] => [
  ...(number ? [{ number }] : []),
  ...(text ? [{ OR: [{ number: { contains: text } }, projectIs(projectSought(text))] }] : []),
  ...(sought ? [{ OR: [{ principal: personSought(sought) }, { signer: personSought(sought) }] }] : []),
  ...(part ? [partOf(part, person.id)] : []),
  ...(state && state in SIGNATURE_STATES ? [inState(state as SignatureState, wireDay(services.clock.now()))] : []),
];

/** Those that the caller gave or was given, and all for who manages grants; the newest first unless sorted (PROJ-27). */
export const signatures = defineList<SignatureFilter, Signature, Signature>({
  pageId: 'signatures',
  filter: SignatureFilter,
  row: Signature,
  rowKey: 'number',
  access: MANAGING,
  scope: (scope, { person }) => inScope(scope, person.id),
  count: (read, where) => read.signature.count({ where }),
  find: async (read, query, { services, person }) => {
    const asking = await askingOf(services, person);
    return (await findSignatures(read, query)).map((row) => signatureOf(row, asking));
  },
  where: conditions,
  columns: COLUMNS,
  order: [{ madeAt: 'desc' }, { number: 'desc' }],
  toRow: (signature) => signature,
});
