import { readParameters } from '@hall/contract/parameter-table';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { settleLanguage } from '../i18n/asked-language.ts';
import { offersLanguages } from '../i18n/offers-languages.ts';
import { selectParameterRows } from './parameters-api.ts';

/** Takes the language of the address once the parameters say whether people may choose one; placed once, at the root. */
export function LanguageAsked() {
  const rows = useSelector(selectParameterRows);
  useEffect(() => {
    if (rows) settleLanguage(offersLanguages(readParameters(rows)));
  }, [rows]);
  return null;
}
