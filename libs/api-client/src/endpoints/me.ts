import type { SessionUser } from '@concord/contracts';
import { api } from '../api';
import { sessionRefreshed } from '../store/session.slice';

const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<SessionUser, void>({
      query: () => 'auth/me',
      providesTags: ['Session'],
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(sessionRefreshed(data));
        } catch {
          // The component that asked shows the error; a refused token has ended the session already.
        }
      },
    }),
  }),
});

export const { useMeQuery } = meApi;
