import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ReactElement } from 'react';

/**
 * One of antd's icons of one colour, as its component has it in the page in the end. For what stands in every row: the component takes twice
 * as many elements, and looks for its styles each time.
 */
export function plainIcon(definition: IconDefinition, className = ''): ReactElement {
  const { attrs, children = [] } = definition.icon as AbstractNode;
  return (
    <span className={`anticon anticon-${definition.name} ${className}`.trimEnd()} aria-hidden>
      <svg viewBox={attrs.viewBox} width="1em" height="1em" fill="currentColor" aria-hidden>
        {children.map(({ attrs: { d } }) => (
          <path key={d} d={d} />
        ))}
      </svg>
    </span>
  );
}
