import { REASON_MAX } from '@hall/contract/project-terms';
import { wireDay } from '@hall/contract/rules/shanghai';
import { SpecialDraft } from '@hall/contract/special-grants';
import { Input } from 'antd';
import { useState } from 'react';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import type { Files } from '../../../shared/files/use-files.ts';
import { formOf } from '../../../shared/form/form-of.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toldAndClosed } from '../../../shared/ui/told.ts';
import {
  begunTerms,
  DurationFields,
  type FaultOf,
  LimitFields,
  PersonPicker,
  SystemChecks,
  termFault,
  useChosen,
} from '../../granting/index.ts';
import { SpecialAbout } from './special-about.tsx';
import { useGiveSpecialMutation } from './special-api.ts';
import { authorityIn, type Chosen, personFault, projectIn } from './special-checks.ts';
import { SpecialFiles } from './special-files.tsx';
import { useSpecialTexts } from './special-texts.ts';
import { useGrantFiles } from './use-grant-files.ts';

export interface SpecialFormProps {
  readonly onClose: () => void;
}

const { EntityForm, FormField } = formOf(SpecialDraft);

/** What of a draft the form may not show. */
const HIDDEN = { withBelow: false, mayRegrant: false, showsBalance: false, showsLedger: false } as const;

/** Nothing is given without a file, nor while one is on its way. */
const filesFault = (keys: unknown, { waiting }: Files) =>
  Array.isArray(keys) && keys.length === 0 ? 'file-needed' : waiting.length > 0 ? 'file-waits' : undefined;

const begun = (today: string): Partial<SpecialDraft> => ({
  ...begunTerms(today),
  ...{ withBelow: false, attachments: [] },
});

/** What is said of a grant that is long-term. */
function useLongTerm(shown: Chosen): string {
  const { t } = useSpecialTexts();
  if (shown.about === 'department') return t('longEndless');
  const until = projectIn(shown)?.until;
  return until ? t('longTo', { day: until }) : t('longToProject');
}

function Fields({ today }: { readonly today: string }) {
  const { t } = useSpecialTexts();
  const giver = useMeQuery().data?.staffNumber ?? '';
  const { shown, choose, chosen } = useChosen<Chosen>({ about: 'project', giver });
  const { files, add } = useGrantFiles();
  const faultOf: FaultOf = (name, values) => termFault(name, values, authorityIn(chosen()), today);
  return (
    <>
      <SpecialAbout shown={shown} chosen={chosen} onChoose={choose} />
      <div className="hall-form-columns">
        <FormField name="staffNumber" required check={() => personFault(chosen())} dependsOn={['project']}>
          <PersonPicker person={shown.person} onPick={(picked) => choose({ person: picked })} />
        </FormField>
        <FormField name="systems" required check={(_, values, whole) => faultOf('systems', values, whole)}>
          <SystemChecks />
        </FormField>
      </div>
      <DurationFields faultOf={faultOf} longTerm={useLongTerm(shown)} />
      <LimitFields faultOf={faultOf} />
      <FormField name="reason" hint={t('reasonHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={REASON_MAX} />
      </FormField>
      <FormField name="attachments" required check={(keys) => filesFault(keys, files)}>
        <SpecialFiles files={files} onAdd={add} />
      </FormField>
    </>
  );
}

/** Gives anybody a grant on any project or department, with a reason and files (PROJ-15). */
export function SpecialForm({ onClose }: SpecialFormProps) {
  const { t } = useSpecialTexts();
  const [give] = useGiveSpecialMutation();
  const [today] = useState(() => wireDay(new Date()));
  const send = (draft: SpecialDraft) => give({ ...HIDDEN, ...draft }).unwrap();
  return (
    <Dialog title={t('give')} width={760} lightDismiss={false} onClose={onClose}>
      <EntityForm
        label={t('give')}
        send={t('give')}
        initial={begun(today)}
        onSend={send}
        onSent={toldAndClosed(t('given'), onClose)}
        onCancel={onClose}
      >
        <Fields today={today} />
      </EntityForm>
    </Dialog>
  );
}
