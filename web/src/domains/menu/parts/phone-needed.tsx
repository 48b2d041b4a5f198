import { ruleText } from '@hall/contract/errors';
import { lacksPhone } from '@hall/contract/rules/duties';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { isApiFailure } from '../../../shared/api/failure.ts';
import { useToldParameters } from '../../../shared/parameters/parameters-api.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { sectionAddress } from '../../account/index.ts';
import { useTexts } from '../texts.ts';
import '../../../shared/ui/hall-button.css';

/** Whether functions of linked systems are closed to the person for want of a phone (MENU-8); `undefined` until that is known. */
export function usePhoneNeeded(): boolean | undefined {
  const { data: me, isError } = useMeQuery();
  const parameters = useToldParameters();
  if (isError && !me) return false;
  return me && parameters && lacksPhone(parameters, me);
}

/** Whether the server refused a call for want of a phone. */
export const saysPhoneNeeded = (error: unknown): boolean =>
  isApiFailure(error) && error.kind === 'business' && error.rule === 'phone-missing';

/** Says that a phone is needed, with the way to set one. */
export function PhoneNeeded({ onChosen }: { readonly onChosen?: () => void }) {
  const { t, language } = useTexts();
  return (
    <div className="hall-hint" role="alert">
      <p>{ruleText('phone-missing', language, {})}</p>
      <Link className="hall-button" to={sectionAddress('contact')} onClick={onChosen}>
        {t('setPhone')}
      </Link>
    </div>
  );
}

export function PhoneNeededDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog width={440} title={t('phoneTitle')} onClose={onClose}>
      <PhoneNeeded onChosen={onClose} />
    </Dialog>
  );
}
