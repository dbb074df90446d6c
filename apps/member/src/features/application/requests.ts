import { addRequests, mutation, query } from '@concord/api-client/member';
import { myApplicationRoutes } from '@concord/contracts';

/** Cache tag of the own application. */
export const APPLICATION_TAG = { type: 'Me' as const, id: 'application' };

export const {
  useMyApplicationQuery,
  useLazyMyApplicationFormQuery,
  useMyCorrectionProposeMutation,
  useMyCorrectionWithdrawMutation,
} = addRequests(
  query(myApplicationRoutes.myApplication, { providesTags: [APPLICATION_TAG] }),
  query(myApplicationRoutes.myApplicationForm, { keepUnusedDataFor: 0 }),
  // Also after a refusal: the application has changed.
  mutation(myApplicationRoutes.myCorrectionPropose, { invalidatesTags: [APPLICATION_TAG] }),
  mutation(myApplicationRoutes.myCorrectionWithdraw, { invalidatesTags: [APPLICATION_TAG] }),
);
