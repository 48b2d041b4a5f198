import { TEXT_MAX } from './constants.ts';

type EmailFault = 'required' | 'email-format';

/** Longest part before the @ (RFC 5321). */
const LOCAL_MAX = 64;
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL = /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** What is wrong with an email address (spec 5): ASCII, one @, a domain of at least two labels, at most 100 characters. */
export function emailFault(text: string): EmailFault | undefined {
  if (text === '') return 'required';
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const sound =
    rest.length === 0 &&
    text.length <= TEXT_MAX &&
    local.length <= LOCAL_MAX &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '');
  return sound ? undefined : 'email-format';
}
