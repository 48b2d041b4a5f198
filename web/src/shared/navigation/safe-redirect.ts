const HOME = '/home';
/** Ways in: nobody is sent to one after signing in, and two of them would end the session again. */
const WAYS_IN = ['/login', '/logad', '/logcas', '/logauth', '/logurl', '/qhlogin'];

/** As the router reads a path: `/log%69n` is a way in as well. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const isWayIn = (path: string): boolean => path === '/' || WAYS_IN.includes(decoded(path).toLowerCase().replace(/\/+$/, ''));

/**
 * Where to go after sign-in: the asked path when it is one of this site (ENTRY-1), otherwise the start page. `//host`,
 * `/\host`, paths that become so once dots and tabs are taken out, and the ways in themselves are not.
 */
export function safeRedirect(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked)) return HOME;
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return HOME;
  }
  const local = url.origin === origin && !url.pathname.startsWith('//') && !isWayIn(url.pathname);
  return local ? url.pathname + url.search + url.hash : HOME;
}
