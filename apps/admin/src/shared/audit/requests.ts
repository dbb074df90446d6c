import { addRequests, query } from '@concord/api-client/requests';
import { auditRoutes } from '@concord/contracts';

export const { useAuditListQuery } = addRequests(query(auditRoutes.auditList));
