import { NoticeDraft, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { Form } from 'antd';
import { Choice } from '../../../../shared/form/choice.tsx';
import type { Control } from '../../../../shared/form/control.ts';
import { formOf } from '../../../../shared/form/form-of.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';

const { FormField } = formOf(NoticeDraft, noticeManagementEndpoints.publish.request);
// Chosen where a notice is published at a time.
const MomentInput = lazyPart<Control<string>>(() => import('../../../../shared/form/moment-input.tsx').then((part) => part.MomentInput));

/** The server publishes at once what has a time that is past, which nobody means who chooses a time. */
const pastFault = (at: unknown) => (typeof at === 'string' && at <= wireMoment(new Date()) ? 'moment-past' : undefined);

/** What becomes of a notice once it is saved. */
export type Release = 'draft' | 'now' | 'later';

interface ReleaseFieldProps {
  readonly release: Release;
  /** One that has a time to come stays scheduled, or comes now: to be a draft again it is withdrawn. */
  readonly scheduled: boolean;
  readonly onRelease: (release: Release) => void;
}

/** Whether a notice stays a draft, or is published at once or at a time. */
export function ReleaseField({ release, scheduled, onRelease }: ReleaseFieldProps) {
  const { t } = useTexts();
  const names = { draft: 'asDraft', now: 'now', later: 'later' } as const;
  const offered = (['draft', 'now', 'later'] as const).filter((one) => one !== 'draft' || !scheduled);
  const options = offered.map((value) => ({ value, label: t(names[value]) }));
  return (
    <>
      <Form.Item label={t('whenPublished')}>
        <Choice label={t('whenPublished')} options={options} value={release} onChange={onRelease} />
      </Form.Item>
      {release === 'later' && (
        <FormField name="at" required check={pastFault}>
          <MomentInput />
        </FormField>
      )}
    </>
  );
}
