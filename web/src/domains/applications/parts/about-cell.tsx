import type { Application } from '@hall/contract/applications';
import { useTexts } from '../texts.ts';
import { useAbout } from '../use-about.ts';
import './application-cells.css';

/** What an application is about. */
export function AboutCell({ application }: { readonly application: Application }) {
  const { t } = useTexts();
  const about = useAbout()(application);
  return about ? <span title={about}>{about}</span> : <span className="application-nothing">{t('noProjectYet')}</span>;
}
