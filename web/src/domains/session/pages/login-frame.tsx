import { type ReactNode, useEffect } from 'react';
import { PageFooter } from '../../../shared/parameters/page-footer.tsx';
import { useOpenParameters } from '../../../shared/parameters/parameters-api.ts';
import { useLook } from '../../../shared/theme/use-look.ts';
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx';
import { EnglishOffer } from '../parts/english-offer.tsx';
import { Identity } from '../parts/identity.tsx';
import { useTexts } from '../texts.ts';
import './login-page.css';

interface LoginFrameProps {
  /** In place of the welcome. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** What is round every page before sign-in: whose system it is, the language switch and the footer. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  const { t, pick } = useTexts();
  const { parameters, ready } = useOpenParameters();
  useLook(parameters);
  const system = pick(parameters.systemName, parameters.systemNameEn);
  useEffect(() => {
    if (ready) document.title = system;
  }, [ready, system]);
  return (
    <div className="login">
      <Identity parameters={parameters} ready={ready} />
      <div className="login-side">
        <header className="login-top">
          {ready && <EnglishOffer parameters={parameters} />}
          {ready && <LanguageSwitch parameters={parameters} />}
        </header>
        <main className="login-main">
          {!title && <p className="login-welcome">{t('welcome')}</p>}
          <h1>{title ?? (ready ? t('signInTo', { system }) : '\u00a0')}</h1>
          {children}
        </main>
        <PageFooter />
      </div>
    </div>
  );
}
