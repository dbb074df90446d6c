import { accountRoutes, galleryRoutes } from '@concord/contracts';
import { addRequests, mutation, query } from './request';
import { sessionRefreshed } from './store/session.slice';

/** Requests that more than one app makes. */
export const { useGalleryListQuery, useLoginMutation, useMeQuery, useStaffRegisterMutation } = addRequests(
  query(galleryRoutes.galleryList, { providesTags: ['Gallery'] }),
  mutation(accountRoutes.login),
  mutation(accountRoutes.staffRegister),
  query(accountRoutes.me, {
    providesTags: ['Session'],
    onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
      try {
        const { data } = await queryFulfilled;
        if (data.role !== 'CANDIDATE') dispatch(sessionRefreshed(data));
      } catch {
        // The component that asked shows the error; a refused token has ended the session already.
      }
    },
  }),
);
