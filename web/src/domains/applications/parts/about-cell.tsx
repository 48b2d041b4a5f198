import type { Application } from '@hall/contract/applications';
import { useTexts } from '../texts.ts';
import './application-cells.css';

/** The project of an application; a draft may have none yet. */
export function AboutCell({ application: { project, projectName = '', projectNameEn } }: { readonly application: Application }) {
  const { t, pick } = useTexts();
  if (!project) return <span className="application-nothing">{t('noProjectYet')}</span>;
  const name = pick(projectName, projectNameEn);
  return <span title={name}>{name}</span>;
}
