import { useSelector } from 'react-redux';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { selectSession } from '../session/session-slice.ts';
import { useMeQuery } from './me-api.ts';

/** What the signed-in person is called; till that has been loaded, by the name that the sign-in told. */
export function useOwnName(): string {
  const { pick } = useSharedTexts();
  const session = useSelector(selectSession);
  const { data: me } = useMeQuery();
  return me ? pick(me.name, me.nameEn) : (session?.userName ?? '');
}
