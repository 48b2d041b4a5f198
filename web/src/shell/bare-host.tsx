import { LinkedSystemPage } from '../domains/menu/pages/linked-system-page.tsx';
import { DutiesInShell } from './duties/duties-in-shell.tsx';
import { AntdProvider } from './parts/antd-provider.tsx';

/** A linked system's frame alone, without the shell round it (MENU-7). */
export function BareHost() {
  return (
    <AntdProvider>
      <DutiesInShell>
        <main>
          <LinkedSystemPage bare />
        </main>
      </DutiesInShell>
    </AntdProvider>
  );
}
