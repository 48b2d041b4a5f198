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

const inLanguage = (lang: string, text: string | undefined): ReactNode => text && <span lang={lang}>{text}</span>;

/** Each with its value, as the contract orders them; one that nobody has given is empty. */
function factsOf({ info }: SectionProps, { t, pick, language }: ReturnType<typeof useTexts>): readonly (readonly [Name, ReactNode])[] {
  return [
    ['name', inLanguage('zh-CN', info.name)],
    ['nameEn', inLanguage('en', info.nameEn)],
    ['staffNumber', info.staffNumber],
    ['department', info.department && pick(info.department, info.departmentEn)],
    ['roles', pick(info.roles, info.rolesEn)],
    ['phone', info.phone],
    ['contactPhone', info.contactPhone],
    ['email', info.email],
    ...CODED.map((name) => [name, valueText(UserInfoDetails, name, info[name], language)] as const),
    ['lastSignIn', info.lastSignIn ? <MomentText key="at" at={info.lastSignIn} exact /> : t('never')],
  ];
}

/** What is known of a person, fact by fact; one's own is changed in the personal center. */
export function Particulars(props: SectionProps) {
  const texts = useTexts();
  const { t } = texts;
  const term = useTerms(UserInfoDetails);
  const { masked, own } = props.info;
  return (
    <>
      <dl className="kit-facts">
        {factsOf(props, texts).map(([name, value]) => (
          <div key={name}>
            <dt>{term(name)}</dt>
            <dd>{value || <span className="hall-soft">{t('notGiven')}</span>}</dd>
          </div>
        ))}
      </dl>
      {masked && <p className="hall-soft user-info-note">{t('masked')}</p>}
      {own && (
        <p className="user-info-note">
          <Link to={sectionAddress('profile')}>{t('change')}</Link>
        </p>
      )}
    </>
  );
}
