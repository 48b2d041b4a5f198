import { homeEndpoints, type PlacedCard } from '@hall/contract/home';
import { useDispatch } from 'react-redux';
import { apiWithTags, mutationFor, queryFor } from '../../shared/api/hall-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';

export const homeApi = apiWithTags('home/arrangement', 'home/claims').injectEndpoints({
  endpoints: (build) => ({
    /** A backend without the call has the page as shipped. */
    arrangement: queryFor(build, homeEndpoints.arrangement, ['home/arrangement'], { tells: 'end' }),
    arrange: mutationFor(build, homeEndpoints.arrange),
    claims: queryFor(build, homeEndpoints.claims, ['home/claims'], { tells: 'end' }),
  }),
});

export const { useArrangementQuery, useClaimsQuery } = homeApi;

/** Keeps how the person arranges the cards, as shipped where none are given; tells whether it was kept. */
export function useArrange(): (cards: readonly PlacedCard[] | undefined) => Promise<boolean> {
  const dispatch = useDispatch<AppDispatch>();
  return async (cards) => {
    const { data } = await dispatch(homeApi.endpoints.arrange.initiate(cards ? { cards: [...cards] } : {}));
    if (!data) return false;
    await dispatch(homeApi.util.upsertQueryData('arrangement', undefined, data));
    return true;
  };
}
