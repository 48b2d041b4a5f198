import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { Grant } from '@hall/contract/authorizations';
import type { RemovalGrant, RemovalOutcome } from '@hall/contract/grant-removal';
import type { ReactNode } from 'react';
import { amountOf, yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { AboutCell } from '../parts/about-cell.tsx';
import { AvailableCell } from '../parts/available-cell.tsx';
import { EndsCell } from '../parts/ends-cell.tsx';
import { StateCell } from '../parts/state-cell.tsx';
import { useTexts } from '../texts.ts';
import { type Chosen, endsWith, numberOf } from './chosen-grants.ts';
import { useRemovalTexts } from './removal-texts.ts';
import './removal-table.css';

interface RemovalTableProps {
  readonly label: string;
  readonly rows: readonly RemovalGrant[];
  readonly chosen: Chosen;
  /** Told of a row that is chosen, or left out; without it nothing can be. */
  readonly onChoose?: (number: string, chosen: boolean) => void;
  /** The grants that are not what they were when they were looked at before. */
  readonly changed?: Chosen;
  /** What has become of each. */
  readonly outcomes?: readonly RemovalOutcome[];
}

type RowProps = Omit<RemovalTableProps, 'label' | 'rows'> & { readonly row: RemovalGrant };

/** What there is to say of a grant that is to be removed, or may be. */
function Note({ row, chosen, changed }: RowProps) {
  const { t } = useRemovalTexts();
  const above = endsWith(row, chosen);
  const notes = [
    ...(above ? [t('endsWith', { number: above })] : []),
    ...(!above && !row.found ? [t('stays', { number: row.grant.parent ?? '' })] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <span key={note} className={above ? 'removal-along' : 'hall-soft'}>
          {note}
        </span>
      ))}
      {changed?.has(numberOf(row)) && <span className="removal-changed">{t('changed')}</span>}
    </>
  );
}

/** What has become of a grant. */
function Outcome({ row, chosen, outcomes = [] }: RowProps) {
  const { t, pick } = useRemovalTexts();
  const own = outcomes.find(({ number }) => number === numberOf(row));
  if (own?.fault)
    return (
      <span className="removal-fault">
        <CloseCircleOutlined aria-hidden /> {pick(own.fault, own.faultEn)}
      </span>
    );
  const above = endsWith(row, chosen);
  return (
    <span className="removal-done">
      <CheckCircleOutlined aria-hidden /> {above ? t('endedAlong', { number: above }) : t('done')}
    </span>
  );
}

function Select({ row, chosen, onChoose }: RowProps) {
  const { t, pick } = useRemovalTexts();
  const { number, person, personEn } = row.grant;
  if (!row.found) return null;
  return (
    <label className="removal-select">
      <input
        type="checkbox"
        aria-label={t('selectOne', { number, person: pick(person, personEn) })}
        checked={chosen.has(number)}
        onChange={({ target }) => onChoose?.(number, target.checked)}
      />
    </label>
  );
}

/** How much is left of a grant, and of how much. */
function Available({ grant }: Pick<RemovalGrant, 'grant'>) {
  const { t } = useRemovalTexts();
  return (
    <>
      <AvailableCell grant={grant} />
      {grant.amount !== undefined && (
        <span className="removal-of">{t('ofAmount', { amount: amountOf(grant.amount)?.text ?? grant.amount })}</span>
      )}
    </>
  );
}

/** What stands in a row, with what stands above it. */
function useCells(): (row: RemovalGrant) => readonly (readonly [heading: string, cell: ReactNode, className?: string])[] {
  const { t, pick } = useRemovalTexts();
  const grants = useTexts();
  const term = useTerms(Grant);
  return ({ grant, pendingClaims, pendingAmount }) => [
    [t('about'), <AboutCell key="about" grant={grant} />],
    [term('person'), pick(grant.person, grant.personEn)],
    [term('authorizer'), pick(grant.authorizer, grant.authorizerEn)],
    [term('available'), <Available key="available" grant={grant} />, 'removal-number'],
    [term('lastDay'), <EndsCell key="ends" grant={grant} />],
    [
      grants.t('pending'),
      pendingClaims > 0 ? t('claims', { count: pendingClaims, amount: yuanText(pendingAmount) }) : '—',
      'removal-claims',
    ],
  ];
}

function Row(props: RowProps) {
  const { row, chosen, onChoose, outcomes } = props;
  const { t } = useRemovalTexts();
  const cells = useCells()(row);
  const ends = chosen.has(numberOf(row)) || endsWith(row, chosen) !== undefined;
  return (
    <tr data-ends={ends} data-below={row.grant.parent !== undefined && !row.found}>
      {onChoose && (
        <td className="removal-box">
          <Select {...props} />
        </td>
      )}
      <th scope="row">
        {row.grant.number} {row.grant.state !== 'active' && <StateCell grant={row.grant} />}
      </th>
      {cells.map(([heading, cell, className]) => (
        <td key={heading} data-heading={heading} className={className}>
          {cell}
        </td>
      ))}
      <td className="removal-note" data-heading={t(outcomes ? 'outcome' : 'note')}>
        {outcomes ? <Outcome {...props} /> : <Note {...props} />}
      </td>
    </tr>
  );
}

const HEADED = ['person', 'authorizer', 'available', 'lastDay'] as const;

/** Grants that a removal concerns, to choose from, or with what has become of each. */
export function RemovalTable({ label, rows, ...props }: RemovalTableProps) {
  const { t } = useRemovalTexts();
  const grants = useTexts();
  const term = useTerms(Grant);
  const headings = [t('about'), ...HEADED.map((name) => term(name)), grants.t('pending'), t(props.outcomes ? 'outcome' : 'note')];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table too wide for the screen is scrolled by keyboard
    <section className="removal-rows" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {props.onChoose && (
              <th scope="col">
                <span className="hall-visually-hidden">{t('select')}</span>
              </th>
            )}
            <th scope="col">{term('number')}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={numberOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
