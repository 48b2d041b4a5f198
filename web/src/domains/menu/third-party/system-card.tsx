import type { MenuNode } from '@hall/contract/menu';
import type { OwnSystem } from '@hall/contract/own-systems';
import { useId } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { FunctionIcon } from '../parts/function-icon.tsx';
import { useFunctionsUnderWay, useOpenFunction } from '../parts/function-opener.tsx';
import { WindowMark } from '../parts/window-mark.tsx';
import { useOpening } from '../use-opening.ts';
import { SystemState } from './system-state.tsx';
import { useTexts } from './texts.ts';

/** A function of the system, which opens as it does from the menu. */
function FunctionLink({ node }: { readonly node: MenuNode }) {
  const { pick } = useTexts();
  const open = useOpenFunction();
  const openingOf = useOpening();
  const busy = useFunctionsUnderWay().has(node.id);
  return (
    <li>
      <button type="button" aria-busy={busy || undefined} onClick={() => open(node)}>
        <FunctionIcon node={node} />
        <span>{pick(node.name, node.nameEn)}</span>
        {openingOf(node).kind === 'window' && <WindowMark busy={busy} />}
      </button>
    </li>
  );
}

interface SystemCardProps {
  readonly system: OwnSystem;
  /** Its functions in the person's menu. */
  readonly nodes: readonly MenuNode[];
}

/** What it is called, and when the person used it last. */
function CardHead({ system, headingId }: Pick<SystemCardProps, 'system'> & { readonly headingId: string }) {
  const { t, pick } = useTexts();
  const { lastUsed } = system;
  return (
    <header>
      <span className="function-icon">
        <FunctionIcon node={system} />
      </span>
      <div>
        <h2 id={headingId}>{pick(system.name, system.nameEn)}</h2>
        <p className="hall-soft">
          {t(lastUsed ? 'lastUsed' : 'neverUsed')}
          {lastUsed && <MomentText at={lastUsed} />}
        </p>
      </div>
    </header>
  );
}

/** A linked system: when the person used it last, how it stands, and what the person has there. */
export function SystemCard({ system, nodes }: SystemCardProps) {
  const heading = useId();
  return (
    <li className="third-party-card">
      <section aria-labelledby={heading}>
        <CardHead system={system} headingId={heading} />
        <ul className="third-party-functions">
          {nodes.map((node) => (
            <FunctionLink key={node.id} node={node} />
          ))}
        </ul>
        <footer>
          <SystemState id={system.id} />
        </footer>
      </section>
    </li>
  );
}
