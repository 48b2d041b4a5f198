import { CheckCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { GrantingRole, Hindrance, Sight, Why } from '@hall/contract/why';
import { labelOf, valueText } from '@hall/contract/wire/coded';
import { Link } from 'react-router-dom';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { useTexts } from '../texts.ts';

interface WhyAnswerProps {
  readonly why: Why;
}

const MARKS = {
  listed: CheckCircleOutlined,
  unlisted: InfoCircleOutlined,
  'kept-out': ExclamationCircleOutlined,
  'not-held': CloseCircleOutlined,
} as const;

/** A role by its name, with how it holds the permission, and for whose rows. */
function RoleLine({ role }: { readonly role: GrantingRole }) {
  const { t, pick, language } = useTexts();
  const below = role.below.map(({ name, nameEn }) => pick(name, nameEn)).join(t('between'));
  return (
    <li>
      <Link to={`/xtsz/roles?open=${encodeURIComponent(role.id)}`}>{pick(role.name, role.nameEn)}</Link>
      <span className="hall-soft">
        {valueText(GrantingRole, 'grounds', role.grounds, language)}
        {below && t('inIt', { below })}
        {role.width && t('rowsShown', { width: valueText(GrantingRole, 'width', role.width, language) })}
      </span>
    </li>
  );
}

interface RolesProps {
  readonly title: string;
  readonly roles: readonly GrantingRole[];
  readonly none: string;
}

function Roles({ title, roles, none }: RolesProps) {
  return (
    <section>
      <h3>{title}</h3>
      {roles.length === 0 && <p className="hall-soft">{none}</p>}
      <ul>
        {roles.map((role) => (
          <RoleLine key={role.id} role={role} />
        ))}
      </ul>
    </section>
  );
}

function Obstacles({ why: { obstacles } }: WhyAnswerProps) {
  const { t, pick, language } = useTexts();
  const title = useTerms(Why)('obstacles');
  if (obstacles.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {obstacles.map(({ what, parameter, parameterEn, until }) => (
          <li key={what}>
            <span>{labelOf(Hindrance, what, language)}</span>
            {until && <span className="hall-soft">{t('until', { time: minuteOf(until) })}</span>}
            {parameter && <span className="hall-soft">{t('byParameter', { name: pick(parameter, parameterEn) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the person sees the entry, and by what; what would have to be otherwise where not. */
export function WhyAnswer({ why }: WhyAnswerProps) {
  const { t, pick, language } = useTexts();
  const { person, permission, sight, hidden, path, roles } = why;
  const Mark = MARKS[sight];
  const names = { person: pick(person.name, person.nameEn), permission: pick(permission.name, permission.nameEn) };
  return (
    <div className="why-answer" role="status">
      <h2 className={`why-${sight}`}>
        <Mark aria-hidden /> {t('whySaid', { ...names, sight: labelOf(Sight, sight, language) })}
      </h2>
      <Obstacles why={why} />
      <Roles title={t('whyHad')} roles={roles.filter(({ had }) => had)} none={t('whyNoneHad')} />
      <Roles title={t('whyOthers')} roles={roles.filter(({ had }) => !had)} none={t('whyNoOthers')} />
      {hidden && <p>{path ? t('whyHiddenAt', { path }) : t('whyHidden')}</p>}
      <p>
        <Link to={`/xtsz/accounts?open=${encodeURIComponent(person.staffNumber)}`}>{t('whyAccount', names)}</Link>
      </p>
    </div>
  );
}
