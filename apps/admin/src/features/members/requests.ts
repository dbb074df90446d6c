import { addRequests, mutation, query } from '@concord/api-client/requests';
import { memberDocumentRoutes, memberErasureRoutes, memberRoutes, reminderRoutes } from '@concord/contracts';

/** Also after a refusal: somebody else may have changed the member. */
const CHANGES = { invalidatesTags: ['Members'] } as const;

export const {
  useMemberCreateMutation,
  useMemberDocumentListQuery,
  useMemberEraseMutation,
  useMemberEventAddMutation,
  useMemberGradeAddMutation,
  useMemberMailListQuery,
  useMemberPaperCreateMutation,
  useMemberTakeOverMutation,
  useMemberUpdateMutation,
} = addRequests(
  query(memberDocumentRoutes.memberDocumentList, { providesTags: ['Members'] }),
  mutation(memberDocumentRoutes.memberPaperCreate, CHANGES),
  mutation(memberRoutes.memberCreate, { invalidatesTags: ['Members', 'Counts'] }),
  mutation(memberRoutes.memberUpdate, CHANGES),
  mutation(memberRoutes.memberTakeOver, CHANGES),
  query(reminderRoutes.memberMailList, { providesTags: ['Mails', 'Members'] }),
  mutation(memberRoutes.memberGradeAdd, CHANGES),
  mutation(memberRoutes.memberEventAdd, CHANGES),
  mutation(memberErasureRoutes.memberErase, { invalidatesTags: ['Members', 'Mails'] }),
);
