import { type RootState, type SessionDetails, signedInAs } from '@concord/api-client';
import { addRequests, mutation, query } from '@concord/api-client/requests';
import { accountRoutes, passwordResetRoutes, type SessionStateAnswer } from '@concord/contracts';

const WATCHED = ['token', 'role', 'finance', 'factor', 'password', 'username', 'email'] as const;

/** Updated session after an answer; undefined without changes. */
function changesOf(details: SessionDetails, answer: SessionStateAnswer): SessionDetails | undefined {
  const next = { token: details.token, ...answer };
  return WATCHED.some((field) => next[field] !== details[field]) ? next : undefined;
}

export const { usePasswordForgotMutation, usePasswordResetMutation, useSessionCheckQuery } = addRequests(
  query(accountRoutes.sessionCheck, {
    onQueryStarted: async (_arg, { dispatch, getState, queryFulfilled }) => {
      const detailsNow = () => {
        const state: unknown = getState();
        return (state as RootState).session.details;
      };
      const before = detailsNow();
      try {
        const { data } = await queryFulfilled;
        // Applies the answer only if the page changed nothing in the meantime, as the change is newer.
        const news = before && before === detailsNow() ? changesOf(before, data) : undefined;
        if (news) dispatch(signedInAs(news));
      } catch {
        // A refused token has already ended the session; the next poll retries other failures.
      }
    },
  }),
  mutation(passwordResetRoutes.passwordForgot),
  mutation(passwordResetRoutes.passwordReset),
);
