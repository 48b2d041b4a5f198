import type { ReactNode } from 'react';
import './list-page.css';

interface ListPageProps {
  readonly title: string;
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** A page that lists rows below their conditions. */
export function ListPage({ title, filters, children }: ListPageProps) {
  return (
    <section className="hall-list-page">
      <h1>{title}</h1>
      {filters}
      {children}
    </section>
  );
}
