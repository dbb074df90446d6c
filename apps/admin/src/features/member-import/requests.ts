import { addRequests, mutation, query } from '@concord/api-client/requests';
import { memberImportRoutes } from '@concord/contracts';

const IMPORTS = { type: 'Members', id: 'IMPORTS' } as const;
const PROFILES = { type: 'Members', id: 'IMPORT-PROFILES' } as const;

export const {
  useImportProfileCreateMutation,
  useImportProfileListQuery,
  useImportProfileRemoveMutation,
  useMemberImportListQuery,
  useMemberImportMutation,
  useMemberImportPreviewMutation,
  useMemberImportUndoMutation,
} = addRequests(
  mutation(memberImportRoutes.memberImport, { timeoutMs: 90_000, invalidatesTags: [IMPORTS] }),
  mutation(memberImportRoutes.memberImportPreview, { timeoutMs: 90_000 }),
  query(memberImportRoutes.memberImportList, { providesTags: [IMPORTS] }),
  query(memberImportRoutes.importProfileList, { providesTags: [PROFILES] }),
  mutation(memberImportRoutes.importProfileCreate, { invalidatesTags: [PROFILES] }),
  mutation(memberImportRoutes.importProfileRemove, { invalidatesTags: [PROFILES] }),
  mutation(memberImportRoutes.memberImportUndo, {
    timeoutMs: 90_000,
    invalidatesTags: (_undone, error) => (error ? [] : [{ type: 'Members', id: 'LIST' }, IMPORTS, 'Counts']),
  }),
);
