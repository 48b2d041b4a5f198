import type { ReactNode } from 'react';

interface MarkProps {
  readonly tone?: 'plain' | 'warning' | 'success';
  readonly children: ReactNode;
}

/** A short word on a ground of its own; antd's tags are too pale to be read. */
export function Mark({ tone = 'plain', children }: MarkProps) {
  return <span className={`mark mark-${tone}`}>{children}</span>;
}
