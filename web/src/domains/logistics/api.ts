import { logisticsEndpoints } from '@hall/contract/logistics';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const CHANGED = [rowsOf(logisticsEndpoints.list), 'logistics/way'] as const;

export const { useVoucherWayQuery, useRegisterMutation, useHandInAgainMutation, useMoveMutation, useReceiveMutation, useTakeBackMutation } =
  apiWithTags('pages/rows', 'logistics/way').injectEndpoints({
    endpoints: (build) => ({
      voucherWay: queryFor(build, logisticsEndpoints.way, ['logistics/way'], { tells: 'panel' }),
      register: mutationFor(build, logisticsEndpoints.register, CHANGED, FORM_TELLS),
      handInAgain: mutationFor(build, logisticsEndpoints.handInAgain, CHANGED, FORM_TELLS),
      // The list of scans says what came of each.
      move: mutationFor(build, logisticsEndpoints.move, CHANGED, FORM_TELLS),
      receive: mutationFor(build, logisticsEndpoints.receive, CHANGED, FORM_TELLS),
      takeBack: mutationFor(build, logisticsEndpoints.takeBack, CHANGED),
    }),
  });
