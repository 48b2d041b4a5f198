import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

/** A user agent can say anything: as much of it as people are shown. */
const LONGEST = 60;

/** What user agents are called, since they are told apart with each entry of the logs and there are few of them. */
const known = new LRUCache<string, string>({ max: 500 });

/** Browser and system of a user agent for people to read, such as `Chrome 156 · Windows`; the start of the text when unknown. */
export function browserOf(userAgent: string): string {
  if (!userAgent) return '';
  const shown = known.get(userAgent) ?? shownOf(userAgent).slice(0, LONGEST);
  known.set(userAgent, shown);
  return shown;
}

function shownOf(userAgent: string): string {
  const parser = Bowser.getParser(userAgent, true);
  const product = [parser.getBrowserName(), parser.getBrowserVersion()?.split('.')[0]].filter(Boolean).join(' ');
  return product ? [product, parser.getOSName()].filter(Boolean).join(' · ') : userAgent;
}
