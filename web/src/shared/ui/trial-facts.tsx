import './trial-facts.css';

interface TrialFactsProps {
  /** What each is called, and what came; what did not come is left out. The first says how it went. */
  readonly facts: readonly (readonly [string, string | number | undefined])[];
  readonly good: boolean;
}

/** What came of trying something, fact by fact. */
export const TrialFacts = ({ facts, good }: TrialFactsProps) => (
  <dl className="trial-facts" data-state={good ? 'good' : 'bad'}>
    {facts.map(
      ([called, said]) =>
        said !== undefined && (
          <div key={called}>
            <dt>{called}</dt>
            <dd>{said}</dd>
          </div>
        ),
    )}
  </dl>
);
