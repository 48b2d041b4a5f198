import { isSet, type Parameters } from '@hall/contract/parameter-table';

/** Whether people may choose the language (ENTRY-4). */
export const offersLanguages = ({ languageSwitch, showLanguage }: Parameters): boolean => languageSwitch === '1' || isSet(showLanguage);
