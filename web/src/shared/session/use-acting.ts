import { useSelector } from 'react-redux';
import type { Acting } from './session.ts';
import { selectSession } from './session-slice.ts';

/** Who acts as the person that is signed in; none where it is that person (SYS-9). */
export const useActing = (): Acting | undefined => useSelector(selectSession)?.acting;
