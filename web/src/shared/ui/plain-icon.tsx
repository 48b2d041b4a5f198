import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ReactElement } from 'react';

/** Nothing of an icon is lost without a word. */
function drawingOf({ name, icon }: IconDefinition): AbstractNode {
  if (typeof icon === 'function' || icon.children?.some(({ tag }) => tag !== 'path'))
    throw new Error(`${name} is more than one colour's paths`);
  return icon;
}

/**
 * One of antd's icons, as its component has it in the page in the end. For what stands in every row: the component takes twice as many
 * elements, and looks for its styles each time.
 */
export function plainIcon(definition: IconDefinition, className = ''): ReactElement {
  const { attrs, children = [] } = drawingOf(definition);
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
