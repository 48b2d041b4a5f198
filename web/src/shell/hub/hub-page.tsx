import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FunctionIcon } from '../../domains/menu/parts/function-icon.tsx';
import { searchIn } from '../../domains/menu/search/search.ts';
import { useMenuTargets } from '../../domains/menu/search/use-menu-targets.ts';
import { GROUPS, type HubScreen, hubScreens } from './hub-screens.ts';
import { useTexts } from './texts.ts';
import './hub-page.css';

function Screens({ screens }: { readonly screens: readonly HubScreen[] }) {
  const { t, pick } = useTexts();
  return (
    <ul>
      {screens.map(({ path, name, nameEn, icon, hint }) => (
        <li key={path}>
          <Link to={path}>
            <span className="hub-icon">
              <FunctionIcon node={icon} />
            </span>
            <span>
              <strong>{pick(name, nameEn)}</strong>
              {hint && <span>{t(hint)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Groups({ screens }: { readonly screens: readonly HubScreen[] }) {
  const { t } = useTexts();
  return GROUPS.map((group) => {
    const own = screens.filter((screen) => screen.group === group);
    return (
      own.length > 0 && (
        <section key={group} aria-label={t(group)}>
          <h2>{t(group)}</h2>
          <Screens screens={own} />
        </section>
      )
    );
  });
}

/** Where every screen of the settings is that the person may open, as the menu gives them (SYS-1). */
export function HubPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const targets = useMenuTargets();
  const screens = useMemo(() => hubScreens(targets), [targets]);
  const find = useMemo(() => searchIn(screens), [screens]);
  const [typed, setTyped] = useState('');
  const isSought = typed.trim() !== '';
  const found = find(typed).map(({ item }) => item);
  const openFirst = (event: KeyboardEvent) => {
    if (found[0] && !event.nativeEvent.isComposing) void navigate(found[0].path);
  };
  return (
    <section className="hub">
      <div className="hub-head">
        <h1>{t('settings')}</h1>
        <Input
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          className="hub-search"
          value={typed}
          placeholder={t('find')}
          aria-label={t('find')}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={openFirst}
        />
      </div>
      <p role="status" className={found.length > 0 || !isSought ? 'hub-said' : 'hall-hint'}>
        {isSought && (found.length > 0 ? t('found', { count: found.length }) : t('nothing'))}
      </p>
      {isSought ? <Screens screens={found} /> : <Groups screens={screens} />}
    </section>
  );
}
