import { useMemo } from 'react';
import { useMeQuery } from './me-api.ts';
import { useOwnName } from './use-own-name.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const tileOf = (name: string, staffNumber: string): string => {
  const line = (y: number, text: string) =>
    `<text x="120" y="${y}" text-anchor="middle">${text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? '')}</text>`;
  const lines = line(84, name) + line(102, staffNumber);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><g fill="#808a96" fill-opacity=".2" font-family="sans-serif" font-size="14" transform="rotate(-22 120 90)">${lines}</g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};

/** Name and staff number of the person all over what the class spans, as far as they are known. */
export function Watermark({ className }: { readonly className: string }) {
  const { data: me } = useMeQuery();
  const name = useOwnName();
  const staffNumber = me?.staffNumber ?? '';
  const backgroundImage = useMemo(() => tileOf(name, staffNumber), [name, staffNumber]);
  if (name === '') return null;
  return <div className={className} aria-hidden="true" data-name={name} data-staff-number={staffNumber} style={{ backgroundImage }} />;
}
