import { useSelector } from 'react-redux';
import { selectEndReason } from '../../../shared/session/session-slice.ts';
import { useTexts } from '../texts.ts';

/** Says why somebody whom nobody asked to leave has to sign in again; the toast that told of it goes away. */
export function EndedNote() {
  const { language } = useTexts();
  const reason = useSelector(selectEndReason);
  return reason ? <p className="login-ended">{reason[language]}</p> : null;
}
