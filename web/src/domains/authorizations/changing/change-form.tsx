import { type ChangeableGrant, type GrantChanging, grantChangesEndpoints } from '@hall/contract/grant-changes';
import { isChanged } from '@hall/contract/rules/grant-changes';
import { wireDay } from '@hall/contract/rules/shanghai';
import { useRef, useState } from 'react';
import { type ApiFailure, isMeanwhile } from '../../../shared/api/failure.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import { boundsOf, CHANGES_NOTHING, changeIn, draftOf, isPossible, presentOf } from './change-checks.ts';
import { ChangeFields, useChangeValues } from './change-fields.tsx';
import { useChangeGrantMutation } from './changing-api.ts';
import { useChangingTexts } from './changing-texts.ts';
import { askedKey, EffectPanel, type Seen } from './effect-panel.tsx';

const { EntityForm } = formOf(grantChangesEndpoints.change.request);

/** It was not sent, and what is said of that stands where it is to be looked at. */
const NOT_SENT: ApiFailure = { kind: 'cancelled' };

interface ChangeFormProps {
  readonly changeable: ChangeableGrant;
  readonly title: string;
  /** It would do something else by now than was shown. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

interface EffectProps extends Pick<ChangeFormProps, 'changeable'> {
  readonly today: string;
  readonly edition: number;
  readonly early: boolean;
  readonly onSeen: (seen: Seen | undefined) => void;
}

/** What the change that the fields have would do, once it is one that can be. */
function Effect({ changeable, today, ...panel }: EffectProps) {
  const values = useChangeValues();
  const can = isPossible(changeIn(values), boundsOf(changeable), today);
  return <EffectPanel draft={can ? draftOf(changeable.grant.number, values) : undefined} {...panel} />;
}

/** Sends a change that was shown, and nothing else. */
function useSendingShown({ changeable: { grant }, onStale }: ChangeFormProps) {
  const [change] = useChangeGrantMutation();
  const seen = useRef<Seen>(undefined);
  const [edition, setEdition] = useState(0);
  const [early, setEarly] = useState(false);
  const send = async ({ reason, ...values }: GrantChanging) => {
    const draft = draftOf(grant.number, values);
    if (!isChanged(presentOf(grant), changeIn(values))) throw CHANGES_NOTHING;
    const known = seen.current?.asked === askedKey(draft) ? seen.current : undefined;
    if (known?.error) throw known.error;
    setEarly(known?.shown === undefined);
    if (known?.shown === undefined) throw NOT_SENT;
    try {
      return await change({ ...draft, reason, shown: known.shown }).unwrap();
    } catch (failure) {
      // What it would do now is shown, so that it can be decided anew.
      if (isMeanwhile(failure)) {
        setEdition(edition + 1);
        onStale();
      }
      throw failure;
    }
  };
  const note = (latest: Seen | undefined) => {
    seen.current = latest;
  };
  return { send, panel: { edition, early, onSeen: note } };
}

/** The form of a change, with what it does before it is sent (PROJ-7, PROJ-23). */
export function ChangeForm(props: ChangeFormProps) {
  const { changeable, title, onClose } = props;
  const { t } = useChangingTexts();
  const { number } = changeable.grant;
  const [today] = useState(() => wireDay(new Date()));
  const [initial] = useState(() => ({ ...presentOf(changeable.grant), systems: [...presentOf(changeable.grant).systems], from: today }));
  const from = useRef(today);
  const { send, panel } = useSendingShown(props);
  const sendNoted = (values: GrantChanging) => {
    from.current = values.from ?? today;
    return send(values);
  };
  const done = () =>
    toldAndClosed(from.current > today ? t('willChange', { number, day: from.current }) : t('changed', { number }), onClose)();
  return (
    <EntityForm label={title} send={t('change')} initial={initial} onSend={sendNoted} onSent={done} onCancel={onClose}>
      <ChangeFields changeable={changeable} today={today} />
      <Effect changeable={changeable} today={today} {...panel} />
    </EntityForm>
  );
}
