import { api } from '../api';
import type { SessionDetails } from '../store/session.slice';

/** What the sign-up form sends. */
export interface RegisterStaffRequest {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** The new account and its token. */
export interface RegisterStaffAnswer {
  readonly token: string;
  readonly data: Omit<SessionDetails, 'token'>;
}

const registerStaffApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerStaff: build.mutation<RegisterStaffAnswer, RegisterStaffRequest>({
      query: (body) => ({ url: 'auth/register', method: 'POST', body }),
      extraOptions: { as: 'nobody' },
    }),
  }),
});

export const { useRegisterStaffMutation } = registerStaffApi;
