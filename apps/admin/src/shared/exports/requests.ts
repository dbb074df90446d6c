import { addRequests, mutation, query } from '@concord/api-client/requests';
import { exportRoutes } from '@concord/contracts';

export const {
  useExportCancelMutation,
  useExportCreateMutation,
  useExportGetMutation,
  useExportListQuery,
  useListPrintedMutation,
} = addRequests(
  mutation(exportRoutes.exportCreate),
  mutation(exportRoutes.exportCancel),
  mutation(exportRoutes.listPrinted, { keepalive: true }),
  // Polled by each waiting page, so never cached.
  mutation(exportRoutes.exportGet),
  query(exportRoutes.exportList),
);
