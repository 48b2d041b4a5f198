import { rolesDomain } from '@hall/contract/role-management';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { PersonSelect } from '../../people/index.ts';
import { PermissionSelect } from '../parts/permission-select.tsx';
import { WhyAnswer } from '../parts/why-answer.tsx';
import { useTexts } from '../texts.ts';
import { useWhyQuery } from '../why-api.ts';
import '../../../shared/ui/hall-page.css';
import './why-page.css';

const PERSON = 'person';
const PERMISSION = 'permission';

/** What is asked, which the address has. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  // A second choice may come before the address has the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (name: string, value: string) => {
    latest.current = new URLSearchParams(latest.current);
    latest.current.set(name, value);
    setParams(latest.current, { replace: true });
  };
  return { params, change };
}

/** Why a person sees an entry of the menu, or does not; both are in the address (SYS-13). */
export function WhyPage() {
  const { t, language } = useTexts();
  const { params, change } = useAsked();
  const id = useId();
  const staffNumber = params.get(PERSON) ?? '';
  const permissionId = params.get(PERMISSION) ?? '';
  const asks = staffNumber !== '' && permissionId !== '';
  const query = useWhyQuery({ staffNumber, permissionId }, { skip: !asks, refetchOnMountOrArgChange: true });
  return (
    <div className="hall-page">
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
