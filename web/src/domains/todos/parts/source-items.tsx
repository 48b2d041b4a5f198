import type { TodoItem, TodoSource } from '@hall/contract/todos';
import { Link } from 'react-router-dom';
import { hostPath } from '../../../shared/navigation/host-path.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { sourcePath } from '../source-path.ts';
import { useTexts } from '../texts.ts';

/** Where an item is done: at its own address within the system, else in the function. */
const itemPath = (source: TodoSource, { address }: TodoItem): string =>
  address ? `${hostPath(source.menuId)}&url=${encodeURIComponent(address)}` : sourcePath(source);

/** The newest things that wait in a source, each leading to where it is done. */
export function SourceItems({ source, items }: { readonly source: TodoSource; readonly items: readonly TodoItem[] }) {
  const { pick } = useTexts();
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={itemPath(source, item)}>{pick(item.title, item.titleEn)}</Link>
          {item.createdAt && <MomentText at={item.createdAt} />}
        </li>
      ))}
    </ul>
  );
}
