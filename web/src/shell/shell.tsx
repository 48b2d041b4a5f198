import { memo } from 'react';
import { FirstPaint } from '../shared/ui/first-paint.tsx';
import { DutiesInShell } from './duties/duties-in-shell.tsx';
import { useLiveUpdates } from './live/use-live-updates.ts';
import { AntdProvider } from './parts/antd-provider.tsx';
import { CountsInShell } from './parts/counts-in-shell.tsx';
import { Frame } from './parts/frame.tsx';
import { SteadyRoute } from './steady-route.tsx';
import { useFirstAnswers } from './use-first-answers.ts';

/** Everything round the pages of a signed-in person. It stays as it is when the address changes; only what shows an address follows. */
export const Shell = memo(function Shell() {
  const ready = useFirstAnswers();
  if (!ready) return <FirstPaint />;
  return <ReadyShell />;
});

function ReadyShell() {
  useLiveUpdates();
  return (
    <SteadyRoute>
      <AntdProvider>
        <DutiesInShell>
          <CountsInShell>
            <Frame />
          </CountsInShell>
        </DutiesInShell>
      </AntdProvider>
    </SteadyRoute>
  );
}
