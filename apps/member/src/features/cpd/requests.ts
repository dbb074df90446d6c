import { addRequests, mutation, query } from '@concord/api-client/member';
import { myCpdRoutes } from '@concord/contracts';

const CPD = [{ type: 'Me' as const, id: 'cpd' }];

// Also after a refusal: staff may have decided meanwhile.
export const {
  useMyCpdQuery,
  useMyCpdAddMutation,
  useMyCpdChangeMutation,
  useMyCpdWithdrawMutation,
  useMyCpdStatementMutation,
} = addRequests(
  query(myCpdRoutes.myCpd, { providesTags: CPD }),
  mutation(myCpdRoutes.myCpdAdd, { invalidatesTags: CPD }),
  mutation(myCpdRoutes.myCpdChange, { invalidatesTags: CPD }),
  mutation(myCpdRoutes.myCpdWithdraw, { invalidatesTags: CPD }),
  // A file is fetched when it is asked for, and not cached.
  mutation(myCpdRoutes.myCpdStatement),
);
