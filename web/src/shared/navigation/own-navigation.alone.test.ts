import { expect, it, vi } from 'vitest';

it.each(['goTo', 'reloadPage'] as const)('AUTH-11 %s leaves the page of our own accord', async (way) => {
  vi.resetModules();
  vi.stubGlobal('window', { location: { assign: vi.fn(), reload: vi.fn() } });
  const navigation = await import('./own-navigation.ts');
  expect(navigation.isOwnNavigation()).toBe(false);
  navigation[way]('/cas/logout');
  expect(navigation.isOwnNavigation()).toBe(true);
});
