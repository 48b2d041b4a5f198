import Bowser from 'bowser';

/** A user agent can say anything: as much of it as people are shown. */
const LONGEST = 60;

/** Browser and system of a user agent for people to read, such as `Chrome 156 · Windows`; the start of the text when unknown. */
export function browserOf(userAgent: string): string {
  if (!userAgent) return '';
  const parser = Bowser.getParser(userAgent, true);
  const product = [parser.getBrowserName(), parser.getBrowserVersion()?.split('.')[0]].filter(Boolean).join(' ');
  const shown = product ? [product, parser.getOSName()].filter(Boolean).join(' · ') : userAgent;
  return shown.slice(0, LONGEST);
}
