import { rolesDomain } from '@hall/contract/role-management';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { PersonSelect } from '../../people/index.ts';
import { PermissionSelect } from '../parts/permission-select.tsx';
import { WhyAnswer } from '../parts/why-answer.tsx';
import { useTexts } from '../texts.ts';
import { useWhyQuery } from '../why-api.ts';
import './why-page.css';

const PERSON = 'person';
const PERMISSION = 'permission';

/** Why a person sees an entry of the menu, or does not; both are in the address (SYS-13). */
export function WhyPage() {
  const { t, language } = useTexts();
  const [params, setParams] = useSearchParams();
  const id = useId();
  const staffNumber = params.get(PERSON) ?? '';
  const permissionId = params.get(PERMISSION) ?? '';
  const asks = staffNumber !== '' && permissionId !== '';
  const query = useWhyQuery({ staffNumber, permissionId }, { skip: !asks, refetchOnMountOrArgChange: true });
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <div className="why-page">
      <h1>{rolesDomain.permissions['system.why'][language]}</h1>
      <p>{t('whyIntro')}</p>
      <div className="why-asked">
        <label htmlFor={`${id}-person`}>{t('whyPerson')}</label>
        <PersonSelect
          id={`${id}-person`}
          known={query.data?.person}
          {...(staffNumber && { value: staffNumber })}
          onChange={(chosen) => change(PERSON, chosen)}
        />
        <label htmlFor={`${id}-permission`}>{t('whyPermission')}</label>
        <PermissionSelect id={`${id}-permission`} value={permissionId} onChange={(chosen) => change(PERMISSION, chosen)} />
      </div>
      {asks && (
        <QueryView query={{ ...query, data: query.currentData }} lines={5}>
          {(why) => <WhyAnswer why={why} />}
        </QueryView>
      )}
    </div>
  );
}
