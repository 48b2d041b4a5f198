import { Link } from 'react-router-dom';
import { type Crumb, useCrumbs } from '../../domains/menu/use-crumbs.ts';
import { useTexts } from '../texts.ts';

function Part({ crumb, isLast }: { readonly crumb: Crumb; readonly isLast: boolean }) {
  const { pick } = useTexts();
  const name = pick(crumb.name, crumb.nameEn);
  return (
    <li>
      {isLast ? (
        <span aria-current="page">{name}</span>
      ) : (
        <button type="button" onClick={crumb.go}>
          {name}
        </button>
      )}
    </li>
  );
}

/** Where in the menu the page is; each part leads to its page, or to the first function of its system (SHELL-3). */
export function Breadcrumb() {
  const { t } = useTexts();
  const crumbs = useCrumbs();
  // Hidden rather than taken away: when a part comes before the page, browsers work out all styles of the page anew.
  return (
    <nav className="shell-breadcrumb" aria-label={t('breadcrumb')} hidden={crumbs.length === 0}>
      <ol>
        <li>
          <Link to="/home">{t('home')}</Link>
        </li>
        {crumbs.map((crumb, index) => (
          <Part key={crumb.key} crumb={crumb} isLast={index === crumbs.length - 1} />
        ))}
      </ol>
    </nav>
  );
}
