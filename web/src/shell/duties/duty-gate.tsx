import { ruleText } from '@hall/contract/errors';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CENTER_PATH } from '../../domains/account/section-address.ts';
import { Confinement } from './confinement.tsx';
import { confiningOf } from './confining.ts';
import { useDutiesInShell } from './duties-context.ts';
import { useTexts } from './texts.ts';
import { useAskAgain, useReread } from './use-reread.ts';
import { useWayOn } from './use-way-on.ts';
import '../../shared/ui/hall-button.css';
import './duty-gate.css';

/**
 * The pages, as far as the person may see any: none before the first enforced duty is met, but for the personal center where that is
 * the place to meet it. Pages that are open already stay, so that a duty that appears later does not take away what was typed.
 */
export function DutyGate({ children }: { readonly children: ReactNode }) {
  const { t, language } = useTexts();
  const { first, known } = useDutiesInShell();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const confining = confiningOf(first);
  const enforced = confining !== undefined || first?.duty === 'notices';
  const wayOn = useWayOn(confining !== undefined);
  useReread(enforced);
  useAskAgain(enforced);
  if (known && !enforced && !opened) setOpened(true);
  const shown = !enforced || opened || (confining !== undefined && pathname === CENTER_PATH);
  return (
    <>
      {confining && <Confinement confining={confining} />}
      {confining && (
        <p className="duty-alert" role="alert">
          {ruleText(confining.rule, language, {})}
        </p>
      )}
      {wayOn && !enforced && (
        <p className="duty-met" role="status">
          {t('met')}{' '}
          <Link className="hall-button" to={wayOn}>
            {t('goOn')}
          </Link>
        </p>
      )}
      {shown && children}
    </>
  );
}
