import type { GrantVersion } from '@hall/contract/grant-version';
import type { Action } from '../../../page-kit/action.ts';
import { told } from '../../../shared/ui/told.ts';
import { useDropChangeMutation } from './changing-api.ts';
import { useChangingTexts } from './changing-texts.ts';

/** Takes a change back that is planned. */
export function useDropChange(number: string): (planned: GrantVersion) => Action {
  const { t } = useChangingTexts();
  const [drop] = useDropChangeMutation();
  return ({ version, from }) => ({
    id: 'drop',
    label: t('drop'),
    danger: true,
    confirm: t('askDrop', { number, day: from }),
    run: () => told(drop({ number, version }), t('dropped')),
  });
}
