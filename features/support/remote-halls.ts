/** Origins of the halls that run elsewhere, one for each worker, as `HALL_URL` names them with blanks between; none where each worker has its own. */
export const REMOTE_HALLS: readonly string[] = (process.env.HALL_URL ?? '').split(' ').filter(Boolean);
