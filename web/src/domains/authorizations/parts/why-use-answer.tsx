import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { heldPath } from '@hall/contract/authorizations';
import { UseObstacle as Obstacle, type UseObstacle, type WhyUse } from '@hall/contract/why-use';
import { valueText } from '@hall/contract/wire/coded';
import { Link } from 'react-router-dom';
import { useWhyUseTexts } from '../why-use-texts.ts';
import { OthersGrantLink } from './grant-link.tsx';

function ObstacleLine({ obstacle }: { readonly obstacle: UseObstacle }) {
  const { t, pick, language } = useWhyUseTexts();
  const { reason, reasonEn, causes, helper, helperName = '', helperNameEn = '' } = obstacle;
  const why = causes.map((cause) => valueText(Obstacle, 'causes', [cause], language)).join(t('between'));
  const who = [valueText(Obstacle, 'helper', helper, language), pick(helperName, helperNameEn)].filter(Boolean).join(' ');
  return (
    <li>
      <span>
        {pick(reason, reasonEn)}
        {why && t('because', { causes: why })}
      </span>
      <span className="hall-soft">{t('ask', { who })}</span>
    </li>
  );
}

const Obstacles = ({ obstacles }: { readonly obstacles: readonly UseObstacle[] }) => (
  <ul>
    {obstacles.map((obstacle) => (
      <ObstacleLine key={obstacle.reason} obstacle={obstacle} />
    ))}
  </ul>
);

interface WhyUseAnswerProps {
  readonly why: WhyUse;
  /** It is about who asks. */
  readonly own: boolean;
}

function Grants({ why: { grants }, own }: WhyUseAnswerProps) {
  const { t } = useWhyUseTexts();
  return (
    <section>
      <h3>{t('grants')}</h3>
      <ul>
        {grants.map(({ number, obstacles }) => (
          <li key={number} className="why-use-grant">
            {own ? <Link to={heldPath(number)}>{number}</Link> : <OthersGrantLink number={number} />}
            {obstacles.length === 0 ? <span className="why-use-good">{t('would')}</span> : <Obstacles obstacles={obstacles} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the person can use the project, and all that is against it, with who can help (PROJ-10). */
export function WhyUseAnswer({ why, own }: WhyUseAnswerProps) {
  const { t, pick } = useWhyUseTexts();
  const { person, personEn, projectName, projectNameEn, usable, leads, obstacles, grants } = why;
  const Mark = usable ? CheckCircleOutlined : CloseCircleOutlined;
  const names = { person: pick(person, personEn), project: pick(projectName, projectNameEn) };
  return (
    <div className="why-use-answer" role="status">
      <h2>
        <Mark aria-hidden className={usable ? 'why-use-good' : 'why-use-bad'} /> {t(usable ? 'usable' : 'unusable', names)}
      </h2>
      {leads && <p>{t('leads')}</p>}
      {obstacles.length > 0 && (
        <section>
          <h3>{t('whatever')}</h3>
          <Obstacles obstacles={obstacles} />
        </section>
      )}
      {grants.length > 0 && <Grants why={why} own={own} />}
      {own && !usable && !leads && why.state === 'active' && <Link to="/applications">{t('apply')}</Link>}
    </div>
  );
}
