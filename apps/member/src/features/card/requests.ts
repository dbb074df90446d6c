import { addRequests, mutation, query } from '@concord/api-client/member';
import { myCardRoutes } from '@concord/contracts';

const CARD = [{ type: 'Me' as const, id: 'card' }];

export const { useMyCardQuery, useLazyMyCardFileQuery, useMyCardOrderMutation } = addRequests(
  query(myCardRoutes.myCard, { providesTags: CARD }),
  query(myCardRoutes.myCardFile),
  mutation(myCardRoutes.myCardOrder, { invalidatesTags: CARD }),
);
