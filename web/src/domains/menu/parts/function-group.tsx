import { type ReactNode, useId } from 'react';
import './common-functions.css';
import './function-group.css';

/** Functions that belong together, under their name. */
export function FunctionGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section className="function-group" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
