import type { StaffRegisterAnswer, StaffRegisterBody } from '@concord/contracts';
import { api } from '../api';

const registerStaffApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerStaff: build.mutation<StaffRegisterAnswer, StaffRegisterBody>({
      query: (body) => ({ url: 'auth/register', method: 'POST', body }),
      extraOptions: { as: 'nobody' },
    }),
  }),
});

export const { useRegisterStaffMutation } = registerStaffApi;
