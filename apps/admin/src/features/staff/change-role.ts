import { api } from '@concord/api-client/requests';
import type { Role, StaffAccount } from '@concord/contracts';

const changeRoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeRole: build.mutation<StaffAccount, { _id: string; role: Role }>({
      query: ({ _id, role }) => ({
        url: `admin/${encodeURIComponent(_id)}`,
        method: 'PATCH',
        body: { role },
      }),
      invalidatesTags: ['Staff'],
    }),
  }),
});

export const { useChangeRoleMutation } = changeRoleApi;
