import { afterAll, afterEach, vi } from 'vitest';

/** The next file has the same page and the same libraries, and modules of ours that know nothing of this one. */
function leaveNothing(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement: root } = document;
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  document.title = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.resetModules();
}

if (typeof document !== 'undefined') {
  await import('./lacking.ts');
  await import('./without-styles.ts');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  afterAll(leaveNothing);
}
