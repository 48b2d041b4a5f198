import { GRANT_SYSTEMS, type GrantSystem } from '@hall/contract/rules/grant-terms';
import type { FocusEvent } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useGrantingTexts } from '../texts.ts';
import '../../../shared/form/choice.css';
import './granting.css';

const ALL = Object.keys(GRANT_SYSTEMS) as GrantSystem[];

/** Chooses the systems in which a grant can be used: some of a few, all of them in sight. */
export function SystemChecks({ id, value = [], onChange, onBlur }: Control<readonly GrantSystem[]>) {
  const { t, pick } = useGrantingTexts();
  const toggled = (system: GrantSystem) => ALL.filter((one) => value.includes(one) !== (one === system));
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <fieldset className="hall-choice grant-systems" aria-label={t('systems')} id={id} onBlur={left}>
      {ALL.map((system) => (
        <label key={system}>
          <input type="checkbox" checked={value.includes(system)} onChange={() => onChange?.(toggled(system))} />
          {pick(GRANT_SYSTEMS[system][0], GRANT_SYSTEMS[system][1])}
        </label>
      ))}
    </fieldset>
  );
}
