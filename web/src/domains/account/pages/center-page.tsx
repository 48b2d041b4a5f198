import { Activity, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { Avatar } from '../parts/avatar.tsx';
import { sectionAddress } from '../section-address.ts';
import { SECTIONS, sectionNamed } from '../sections.ts';
import { useTexts } from '../texts.ts';
import './center-page.css';

/** The sections that were opened so far: they stay, so that nothing typed in one is lost by looking at another. */
function useVisited(current: string): readonly string[] {
  const [visited, setVisited] = useState<readonly string[]>([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  return visited;
}

/** The ways to the sections; where they are wider than the page, the one to the present section is brought into view. */
function SectionNav({ current }: { readonly current: string }) {
  const { t } = useTexts();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector(`a[href$="=${current}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} className="center-nav" aria-label={t('sections')}>
      {SECTIONS.map(({ id, title }) => (
        <Link key={id} to={sectionAddress(id)} aria-current={id === current ? 'page' : undefined}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}

/** Everything about the person's own account, section by section; the address names the one shown. */
export function CenterPage() {
  const { t, pick } = useTexts();
  const [search] = useSearchParams();
  const { data: me } = useMeQuery();
  const current = sectionNamed(search.get('section')).id;
  const visited = useVisited(current);
  return (
    <div className="center">
      <header className="center-head">
        {me && <Avatar person={me} size={56} />}
        <div>
          <h1>{t('center')}</h1>
          {me && (
            <p>
              {pick(me.name, me.nameEn)} · {me.staffNumber}
            </p>
          )}
        </div>
      </header>
      <SectionNav current={current} />
      <div className="center-section">
        {SECTIONS.filter(({ id }) => visited.includes(id)).map(({ id, Part }) => (
          <Activity key={id} mode={id === current ? 'visible' : 'hidden'}>
            <Part />
          </Activity>
        ))}
      </div>
    </div>
  );
}
