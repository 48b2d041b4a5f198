import { Station } from '@hall/contract/logistics';
import { labelOf } from '@hall/contract/wire/coded';
import { useTexts } from './texts.ts';

/** Why a voucher was not moved, with where it is, as far as that is known. */
export function useWhereText(): (why: string, station: string | number | undefined) => string {
  const { t, language } = useTexts();
  return (why, station) => (station === undefined ? why : `${why} (${t('now', { station: labelOf(Station, station, language) })})`);
}
