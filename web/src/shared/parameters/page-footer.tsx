import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { useVersionQuery } from '../updates/updates-api.ts';
import { useFooterQuery } from './parameters-api.ts';
import './page-footer.css';

interface VersionProps {
  readonly text: string;
  readonly onOpen: (() => void) | undefined;
}

function Version({ text, onOpen }: VersionProps) {
  if (!onOpen) return <span>{text}</span>;
  return (
    <button type="button" className="hall-footer-version" aria-haspopup="dialog" onClick={onOpen}>
      {text}
    </button>
  );
}

interface PageFooterProps {
  readonly children?: ReactNode;
  /** Where the version leads somewhere. */
  readonly onVersion?: () => void;
}

/** Rights, address and version, as far as the server gives them, after the page's own content. */
export function PageFooter({ children, onVersion }: PageFooterProps) {
  const { t, pick } = useSharedTexts();
  const { data: footer } = useFooterQuery();
  const { data: version } = useVersionQuery();
  return (
    <footer className="hall-footer">
      {children}
      {footer?.rights && <span>{pick(footer.rights, footer.rightsEn)}</span>}
      {footer?.address && <span>{pick(footer.address, footer.addressEn)}</span>}
      {version?.version && <Version text={t('version', { version: version.version })} onOpen={onVersion} />}
    </footer>
  );
}
