type IpFault = 'ip-required' | 'ip-format';
type PortFault = 'port-required' | 'port-format';

const PORT_MAX = 65_535;
const OCTET_MAX = 255;

/** A whole number in digits, without zeros before it; `undefined` for anything else. */
const naturalOf = (text: string, digits: number): number | undefined =>
  /^(?:0|[1-9]\d*)$/.test(text) && text.length <= digits ? Number(text) : undefined;

const isWithin = (text: string, digits: number, most: number): boolean => (naturalOf(text, digits) ?? most + 1) <= most;

/** What is wrong with an IPv4 address (spec 5): four numbers of 0 to 255, without zeros before them. */
export function ipFault(text: string): IpFault | undefined {
  if (text === '') return 'ip-required';
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => isWithin(part, 3, OCTET_MAX)) ? undefined : 'ip-format';
}

/** What is wrong with a port (spec 5): 0 to 65535. */
export function portFault(text: string): PortFault | undefined {
  if (text === '') return 'port-required';
  return isWithin(text, 5, PORT_MAX) ? undefined : 'port-format';
}
