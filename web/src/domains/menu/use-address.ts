import type { LinkedSystem, MenuNode } from '@hall/contract/menu';
import { useCallback } from 'react';
import { allowedOrigins } from '../../shared/navigation/allowed-address.ts';
import { menuApi } from './api.ts';
import { registeredSystem, registeredSystems } from './registered-system.ts';

/** What is to be opened at another site: a function, an external link of the menu, or an address that a link names. */
export type Target = { readonly by: 'url' | 'newPageUrl'; readonly node: MenuNode } | { readonly by: 'address'; readonly address: string };

/** What came of asking for a target's address; `error` is why there is none. */
export type Found =
  | { readonly kind: 'found'; readonly address: string; readonly system: LinkedSystem }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Asks for the address of a target, and signs the person on at its system. Only addresses of registered systems are given
 * (MENU-7), whoever names them.
 */
export function useAddress(): (target: Target) => Promise<Found> {
  const [askUrl] = menuApi.useMenuUrlMutation();
  const [askNewPageUrl] = menuApi.useNewPageUrlMutation();
  const [askCredential] = menuApi.useCredentialMutation();
  const [askSystems] = menuApi.useLazyLinkedSystemsQuery();
  return useCallback(
    async (target) => {
      const told = await askSystems(undefined, true);
      const systems = await registeredSystems(told.data, allowedOrigins);
      if (!systems) return { kind: 'failed', error: told.error };
      const ofRegistered = (address: string): Found => {
        const system = registeredSystem(address, systems, window.location.origin);
        return system ? { kind: 'found', address: new URL(address, window.location.origin).href, system } : { kind: 'refused' };
      };
      if (target.by !== 'address') {
        const answer = await (target.by === 'url' ? askUrl : askNewPageUrl)(target.node);
        return answer.data === undefined ? { kind: 'failed', error: answer.error } : ofRegistered(answer.data);
      }
      const found = ofRegistered(target.address);
      if (found.kind !== 'found' || !found.system.signsOn) return found;
      const credential = await askCredential();
      if (credential.data === undefined) return { kind: 'failed', error: credential.error };
      const address = new URL(found.address);
      address.searchParams.set('ticket', credential.data);
      return { ...found, address: address.href };
    },
    [askUrl, askNewPageUrl, askCredential, askSystems],
  );
}
