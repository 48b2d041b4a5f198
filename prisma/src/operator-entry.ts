import type { Domain } from '@hall/contract/api';
import type { Bilingual } from '@hall/contract/bilingual';
import type { Tx } from './database.ts';

/** What an operator's command does, or a start by itself. */
export interface OperatorsWork {
  readonly at: Date;
  /** Name of the command, as `forget-failures`. */
  readonly command: string;
  readonly module: Domain;
  readonly action: Bilingual;
  /** What it is about. */
  readonly target: Bilingual;
  /** Fields with what they were and are, as the operation log has them. */
  readonly changes?: readonly Readonly<Record<string, string>>[];
}

/** Who can run a command is known to the machine alone. */
export const OPERATOR: Bilingual = { zh: '运维人员（在服务器上）', en: 'Operator (on the server)' };

/** Writes what an operator's command changes into the operation log, an entry for each work, in the transaction that changes it. */
export async function enterOperatorsWork(tx: Tx, ...works: readonly OperatorsWork[]): Promise<void> {
  await tx.operationRecord.createMany({ data: works.map(entryOf) });
}

const entryOf = ({ at, command, module, action, target, changes }: OperatorsWork) => ({
  at,
  person: OPERATOR.zh,
  personEn: OPERATOR.en,
  address: '',
  browser: `npm run ${command}`,
  module,
  action: `${module}.${command}`,
  actionZh: action.zh,
  actionEn: action.en,
  kind: 'change',
  target: target.zh,
  targetEn: target.en,
  result: '200',
  duration: 0,
  ...(changes && { changes: [...changes] }),
});
