import { addRequests, mutation, query } from '@concord/api-client/requests';
import { memberDocumentRoutes, memberRoutes } from '@concord/contracts';

/** Also after a refusal: somebody else may have changed the member. */
const CHANGES = { invalidatesTags: ['Members'] } as const;

export const {
  useMemberCreateMutation,
  useMemberDocumentListQuery,
  useMemberEventAddMutation,
  useMemberGradeAddMutation,
  useMemberPaperCreateMutation,
  useMemberUpdateMutation,
} = addRequests(
  query(memberDocumentRoutes.memberDocumentList, { providesTags: ['Members'] }),
  mutation(memberDocumentRoutes.memberPaperCreate, CHANGES),
  mutation(memberRoutes.memberCreate, { invalidatesTags: ['Members', 'Counts'] }),
  mutation(memberRoutes.memberUpdate, CHANGES),
  mutation(memberRoutes.memberGradeAdd, CHANGES),
  mutation(memberRoutes.memberEventAdd, CHANGES),
);
