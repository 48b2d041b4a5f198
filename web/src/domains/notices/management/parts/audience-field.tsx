import { type NoticeAudience, NoticeDraft, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { Choice } from '../../../../shared/form/choice.tsx';
import type { Control } from '../../../../shared/form/control.ts';
import { formOf } from '../../../../shared/form/form-of.tsx';
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx';
import { useNoticeReachQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './notice-form.css';

// Opened where a notice is not for everyone.
const DepartmentsSelect = lazyPart<Control<string[]>>(() => import('../../../people/index.ts').then((part) => part.DepartmentsSelect));
const RoleSelect = lazyPart<Control<string[]>>(() => import('../../../people/index.ts').then((part) => part.RoleSelect));

const { FormField, useValue } = formOf(NoticeDraft, noticeManagementEndpoints.publish.request);

function EveryoneChoice(control: Control<boolean>) {
  const { t } = useTexts();
  const options = [
    { value: true, label: t('everyone') },
    { value: false, label: t('chosen') },
  ];
  return <Choice {...control} label={t('whomFor')} options={options} />;
}

/** How many people what is chosen reaches at present. */
function Reach({ audience }: { readonly audience: NoticeAudience }) {
  const { t } = useTexts();
  const { currentData: count, isError } = useNoticeReachQuery(audience, { refetchOnMountOrArgChange: true });
  const said = count === 0 ? t('reachesNobody') : t('reaches', { count: count ?? 0 });
  return (
    <p className="notice-reach" role="status">
      {count === undefined ? !isError && t('counting') : said}
    </p>
  );
}

/** Whom a notice is for, and how many people that is. */
export function AudienceField() {
  const { t } = useTexts();
  const everyone = useValue('everyone') ?? true;
  const departmentIds = useValue('departmentIds') ?? [];
  const roleIds = useValue('roleIds') ?? [];
  return (
    <>
      <FormField name="everyone" label={t('whomFor')}>
        <EveryoneChoice />
      </FormField>
      <div className="notice-groups" hidden={everyone}>
        <FormField name="departmentIds" hint={t('departmentsHint')} required={false}>
          <DepartmentsSelect />
        </FormField>
        <FormField name="roleIds" hint={t('rolesHint')} required={false}>
          <RoleSelect />
        </FormField>
      </div>
      <Reach audience={everyone ? { everyone, departmentIds: [], roleIds: [] } : { everyone, departmentIds, roleIds }} />
    </>
  );
}
