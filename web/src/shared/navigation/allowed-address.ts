const CONFIGURATION = '/config.json';

/** The origins that the operator lists in `/config.json`; none where there is no list. */
export async function allowedOrigins(): Promise<readonly string[]> {
  try {
    const answer = await fetch(CONFIGURATION, { cache: 'no-store' });
    const configuration: unknown = answer.ok ? await answer.json() : undefined;
    const origins = (configuration as { allowedOrigins?: unknown } | undefined)?.allowedOrigins;
    return Array.isArray(origins) ? origins.filter((origin): origin is string => typeof origin === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * The address that a server names, when the browser may be sent there: one of this site, or of an origin that the operator
 * lists in `/config.json` (`{"allowedOrigins": ["https://…"]}`, read only when it is needed; without it there are none).
 * @returns the absolute address, or `undefined` when it is not allowed
 */
export async function allowedAddress(address: string): Promise<string | undefined> {
  if (!URL.canParse(address, window.location.origin)) return undefined;
  const url = new URL(address, window.location.origin);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin === window.location.origin) return url.href;
  return (await allowedOrigins()).includes(url.origin) ? url.href : undefined;
}
