import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { useVersionQuery } from '../updates/updates-api.ts';
import { useFooterQuery } from './parameters-api.ts';
import './page-footer.css';

/** Rights, address and version, as far as the server gives them, after the page's own content. */
export function PageFooter({ children }: { readonly children?: ReactNode }) {
  const { t, pick } = useSharedTexts();
  const { data: footer } = useFooterQuery();
  const { data: version } = useVersionQuery();
  return (
    <footer className="hall-footer">
      {children}
      {footer?.rights && <span>{pick(footer.rights, footer.rightsEn)}</span>}
      {footer?.address && <span>{pick(footer.address, footer.addressEn)}</span>}
      {version?.version && <span>{t('version', { version: version.version })}</span>}
    </footer>
  );
}
