/** The first three and the last four digits of a mobile phone. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** The last two digits of any phone, an extension's too: those of an office differ in the last ones alone. */
export const maskedContactPhone = (phone: string): string => `****${phone.slice(-2)}`;

/** The first character of an email address, and its domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '****' : `${[...email][0]}****${email.slice(at)}`;
}

/** The network of an address: the first half of one of IPv4, and of another one its first two groups. */
export function maskedAddress(address: string): string {
  const [first, second] = address.includes(':') ? address.split(':') : address.split('.');
  if (!first || !second) return '****';
  return address.includes(':') ? `${first}:${second}:****` : `${first}.${second}.*.*`;
}
