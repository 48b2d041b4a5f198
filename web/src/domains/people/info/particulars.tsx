import { UserInfoDetails } from '@hall/contract/user-info';
import { valueText } from '@hall/contract/wire/coded';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { sectionAddress } from '../../account/index.ts';
import type { SectionProps } from './section-props.ts';
import { useTexts } from './texts.ts';
import '../../../page-kit/detail/facts.css';

type Name = keyof UserInfoDetails & string;

const CODED = ['enabled', 'local'] as const;

/** What is known of a person, fact by fact; one's own is changed in the personal center. */
export function Particulars({ info }: SectionProps) {
  const { t, pick, language } = useTexts();
  const term = useTerms(UserInfoDetails);
  const coded = CODED.map((name): [Name, ReactNode] => [name, valueText(UserInfoDetails, name, info[name], language)]);
  const facts: readonly (readonly [Name, ReactNode])[] = [
    [
      'name',
      <span key="zh" lang="zh-CN">
        {info.name}
      </span>,
    ],
    [
      'nameEn',
      info.nameEn && (
        <span key="en" lang="en">
          {info.nameEn}
        </span>
      ),
    ],
    ['staffNumber', info.staffNumber],
    ['department', info.department && pick(info.department, info.departmentEn)],
    ['roles', pick(info.roles, info.rolesEn)],
    ['phone', info.phone],
    ['contactPhone', info.contactPhone],
    ['email', info.email],
    ...coded,
    ['lastSignIn', info.lastSignIn ? <MomentText key="at" at={info.lastSignIn} exact /> : t('never')],
  ];
  return (
    <>
      <dl className="kit-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{term(name)}</dt>
            <dd>{value || <span className="hall-soft">{t('notGiven')}</span>}</dd>
          </div>
        ))}
      </dl>
      {info.masked && <p className="hall-soft user-info-note">{t('masked')}</p>}
      {info.own && (
        <p className="user-info-note">
          <Link to={sectionAddress('profile')}>{t('change')}</Link>
        </p>
      )}
    </>
  );
}
