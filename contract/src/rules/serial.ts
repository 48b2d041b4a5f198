/** How a serial number is written: `HALL-`, its last day, and what proves it, 16 characters without 0, 1, 8 and 9 in groups of four. */
const SERIAL = /^HALL-(\d{4})(\d{2})(\d{2})((?:-[A-Z2-7]{4}){4})$/;

interface Serial {
  /** The last day on which it is good, `yyyy-MM-dd` by the clock of Asia/Shanghai. */
  readonly lastDay: string;
  readonly proof: string;
}

/** A serial number in its proper form: people copy it with spaces around it and in small letters. */
export const tidySerial = (text: string): string => text.trim().toUpperCase();

/** Takes a serial number apart; `undefined` for what is not written like one. Whether it is genuine only the server knows. */
export function readSerial(text: string): Serial | undefined {
  const match = SERIAL.exec(tidySerial(text));
  if (!match) return undefined;
  const [, year, month, day, proof = ''] = match;
  const lastDay = `${year}-${month}-${day}`;
  const parsed = new Date(`${lastDay}T00:00:00Z`);
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(lastDay);
  return exists ? { lastDay, proof: proof.replaceAll('-', '') } : undefined;
}

/** What is wrong with a serial number as typed. */
export const serialFault = (text: string): 'serial-format' | undefined => (readSerial(text) ? undefined : 'serial-format');

/** Puts a serial number together. @param proof 16 characters */
export const writeSerial = ({ lastDay, proof }: Serial): string =>
  ['HALL', lastDay.replaceAll('-', ''), ...(proof.match(/.{4}/g) ?? [])].join('-');
