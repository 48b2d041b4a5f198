import { PlusOutlined } from '@ant-design/icons';
import { Application, applicationsDomain, applicationsEndpoints } from '@hall/contract/applications';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { ApplyForChangeDialog } from '../../authorizations/index.ts';
import { useApplicantActions } from '../applicant-actions.ts';
import { CELLS, DETAIL } from '../parts/application-parts.tsx';
import type { ApplyFormProps } from '../parts/apply-form.tsx';
import { useTexts } from '../texts.ts';

const ApplyForm = lazyPart<ApplyFormProps>(() => import('../parts/apply-form.tsx').then((part) => part.ApplyForm), null);

const KNOWN = {
  title: applicationsDomain.permissions['applications.own'],
  call: applicationsEndpoints.own.path,
  exportCall: applicationsEndpoints.exportOwn.path,
  printCall: applicationsEndpoints.printOwn.path,
  rowKey: wireName(Application, 'number'),
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };

/** The form of an application: of a grant, or of a change of one (PROJ-14, PROJ-23). */
function Writing({ application, onClose }: ApplyFormProps) {
  if (application?.kind === 'change' && application.grant)
    return <ApplyForChangeDialog number={application.grant} application={application} onClose={onClose} />;
  return <ApplyForm application={application} onClose={onClose} />;
}

/** Applications that the person has made, and making them (PROJ-14). */
export function OwnPage() {
  const { t } = useTexts();
  /** What is in the form: an application, or a new one. */
  const [writing, setWriting] = useState<Pick<ApplyFormProps, 'application'>>();
  const rowActions = useApplicantActions((application) => setWriting({ application }));
  const toolbar = [{ id: 'apply', label: t('apply'), icon: <PlusOutlined aria-hidden />, run: () => setWriting({}) }];
  return (
    <>
      <ConfiguredPage
        page="applications-own"
        known={KNOWN}
        row={Application}
        card={CARD}
        toolbar={toolbar}
        rowActions={rowActions}
        detail={DETAIL}
        cells={CELLS}
      />
      {writing && <Writing {...writing} onClose={() => setWriting(undefined)} />}
    </>
  );
}
