import { addRequests, mutation, query } from '@concord/api-client/requests';
import { statementRoutes } from '@concord/contracts';

const LINES = { type: 'Statements', id: 'LINES' } as const;
const LIST = { type: 'Statements', id: 'LIST' } as const;
const PROFILES = { type: 'Statements', id: 'PROFILES' } as const;

/** Lines, and the accounts of members. Also after a refusal: somebody else may have dealt with the line. */
const changesLines = { invalidatesTags: [LINES, LIST, 'Members' as const] };
const changesProfiles = { invalidatesTags: [PROFILES] };

export const {
  useBankProfileCreateMutation,
  useBankProfileListQuery,
  useBankProfileRemoveMutation,
  useBankProfileUpdateMutation,
  useStatementCreateMutation,
  useStatementLineConfirmMutation,
  useStatementLineListQuery,
  useStatementLineMatchMutation,
  useStatementLineReopenMutation,
  useStatementLineSkipMutation,
  useStatementLineSplitMutation,
  useStatementListQuery,
  useStatementPreviewMutation,
} = addRequests(
  query(statementRoutes.bankProfileList, { providesTags: [PROFILES] }),
  query(statementRoutes.statementList, { providesTags: [LIST] }),
  query(statementRoutes.statementLineList, { providesTags: [LINES] }),
  mutation(statementRoutes.statementCreate, { timeoutMs: 90_000, invalidatesTags: [LINES, LIST] }),
  mutation(statementRoutes.statementPreview),
  mutation(statementRoutes.statementLineConfirm, changesLines),
  mutation(statementRoutes.statementLineSplit, changesLines),
  mutation(statementRoutes.statementLineSkip, changesLines),
  mutation(statementRoutes.statementLineMatch, { timeoutMs: 90_000, invalidatesTags: [LINES] }),
  mutation(statementRoutes.statementLineReopen, changesLines),
  mutation(statementRoutes.bankProfileCreate, changesProfiles),
  mutation(statementRoutes.bankProfileUpdate, changesProfiles),
  mutation(statementRoutes.bankProfileRemove, changesProfiles),
);
