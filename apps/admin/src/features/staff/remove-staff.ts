import { api } from '@concord/api-client/requests';

const removeStaffApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeStaff: build.mutation<{ _id: string }, string>({
      query: (id) => ({ url: `admin/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Staff', 'Counts'],
    }),
  }),
});

export const { useRemoveStaffMutation } = removeStaffApi;
