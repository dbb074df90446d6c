import { addRequests, mutation } from '@concord/api-client/requests';
import { memberImportRoutes } from '@concord/contracts';

export const { useMemberImportMutation, useMemberImportPreviewMutation, useMemberImportUndoMutation } =
  addRequests(
    mutation(memberImportRoutes.memberImport, { timeoutMs: 90_000 }),
    mutation(memberImportRoutes.memberImportPreview, { timeoutMs: 90_000 }),
    mutation(memberImportRoutes.memberImportUndo, {
      timeoutMs: 90_000,
      invalidatesTags: (_undone, error) => (error ? [] : [{ type: 'Members', id: 'LIST' }, 'Counts']),
    }),
  );
