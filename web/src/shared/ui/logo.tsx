interface LogoProps {
  /** Edge in px. */
  readonly size: number;
}

/** Our mark: a hall's pediment over the columns of a ledger. */
export function Logo({ size }: LogoProps) {
  return (
    <svg className="hall-logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--hall-accent)" />
      <path d="M16 5.5 26.5 11v2.2h-21V11z" fill="var(--hall-on-accent)" />
      <path d="M8 15.2h3v7.6H8zm6.5 0h3v7.6h-3zm6.5 0h3v7.6h-3z" fill="var(--hall-on-accent)" fillOpacity=".85" />
      <path d="M5.5 24.4h21v2.4h-21z" fill="var(--hall-on-accent)" />
    </svg>
  );
}
