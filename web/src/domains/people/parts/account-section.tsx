import type { ReactNode } from 'react';
import './account-details.css';

interface AccountSectionProps {
  readonly title: string;
  /** What can be done with all of it. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an account's details under its heading. */
export const AccountSection = ({ title, extra, children }: AccountSectionProps) => (
  <section className="account-section">
    <div className="account-section-head">
      <h3>{title}</h3>
      {extra}
    </div>
    {children}
  </section>
);
