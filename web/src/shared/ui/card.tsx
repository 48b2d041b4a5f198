import { type ReactNode, useId } from 'react';
import './card.css';

interface CardProps {
  readonly title: string;
  readonly id?: string;
  readonly extra?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled part of a page, on white with a hairline round it. */
export function Card({ title, id, extra, children }: CardProps) {
  const heading = useId();
  return (
    <section className="hall-card" id={id} aria-labelledby={heading}>
      <header className="hall-card-head">
        <h2 id={heading}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
