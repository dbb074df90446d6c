import { api } from '../api';
import type { SessionDetails } from '../store/session.slice';

/** What the sign-in form sends. */
export interface LoginRequest {
  readonly email: string;
  readonly password: string;
}

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionDetails, LoginRequest>({
      query: (body) => ({ url: 'auth/login', method: 'POST', body }),
      extraOptions: { as: 'nobody' },
    }),
  }),
});

export const { useLoginMutation } = loginApi;
