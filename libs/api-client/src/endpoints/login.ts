import type { LoginAnswer, LoginBody } from '@concord/contracts';
import { api } from '../api';

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginAnswer, LoginBody>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      extraOptions: { as: 'nobody' },
    }),
  }),
});

export const { useLoginMutation } = loginApi;
