import { authorizationsDomain } from '@hall/contract/authorizations';
import type { RemovalChoice, RemovalGrant, RemovalOutcome } from '@hall/contract/grant-removal';
import { useState } from 'react';
import { ChoiceForm } from '../removal/choice-form.tsx';
import { type Chosen, changedSince, choosable } from '../removal/chosen-grants.ts';
import { Preview } from '../removal/preview.tsx';
import { useLazyRemovableByNowQuery, useLazyRemovableQuery } from '../removal/removal-api.ts';
import { useRemovalTexts } from '../removal/removal-texts.ts';
import { Results } from '../removal/results.tsx';
import '../../../shared/ui/hall-page.css';
import './remove-page.css';

/** What was found, and what is to be done with it. */
interface Looked {
  readonly choice: RemovalChoice;
  readonly rows: readonly RemovalGrant[];
  readonly chosen: Chosen;
  readonly changed: Chosen;
  /** Of those that were to be removed once more, how many are not there any more. */
  readonly gone: number;
  readonly outcomes?: readonly RemovalOutcome[];
}

const NONE: Chosen = new Set();

/** Looks for what can be removed, and once more where something of it has changed. */
function useLooking() {
  const [ask] = useLazyRemovableQuery();
  const [askAgain] = useLazyRemovableByNowQuery();
  const [looked, setLooked] = useState<Looked>();
  const look = async (choice: RemovalChoice) => {
    setLooked(undefined);
    const { grants } = await ask(choice).unwrap();
    setLooked({ choice, rows: grants, chosen: choosable(grants), changed: NONE, gone: 0 });
  };
  /** Shows what is found now, with those of `wanted` chosen that are still there. */
  const lookAgain = async ({ choice, rows }: Looked, wanted: Chosen) => {
    const { data } = await askAgain(choice);
    if (!data) return;
    const there = choosable(data.grants);
    const chosen = new Set([...wanted].filter((number) => there.has(number)));
    setLooked({ choice, rows: data.grants, chosen, changed: changedSince(rows, data.grants), gone: wanted.size - chosen.size });
  };
  return { looked, setLooked, look, lookAgain };
}

/** Removes grants by amount, by project or by department: what is concerned is shown, and left out, before it is done (PROJ-26). */
export function RemovePage() {
  const { t, language } = useRemovalTexts();
  const { looked, setLooked, look, lookAgain } = useLooking();
  return (
    <div className="hall-page removal-page">
      <h1>{authorizationsDomain.permissions['authorizations.remove'][language]}</h1>
      <p>{t('intro')}</p>
      <ChoiceForm onSend={look} />
      {looked && looked.gone > 0 && (
        <p className="removal-gone" role="status">
          {t('goneCount', { count: looked.gone })}
        </p>
      )}
      {looked?.outcomes && (
        <Results
          rows={looked.rows}
          outcomes={looked.outcomes}
          onAgain={(left) => lookAgain(looked, left)}
          onOthers={() => setLooked(undefined)}
        />
      )}
      {looked && !looked.outcomes && looked.rows.length === 0 && (
        <p className="hall-hint" role="status">
          {t('nothing')}
        </p>
      )}
      {looked && !looked.outcomes && looked.rows.length > 0 && (
        <Preview
          {...looked}
          onChosen={(chosen) => setLooked({ ...looked, chosen })}
          onStale={() => void lookAgain(looked, looked.chosen)}
          onRemoved={(outcomes) => setLooked({ ...looked, gone: 0, outcomes })}
        />
      )}
    </div>
  );
}
