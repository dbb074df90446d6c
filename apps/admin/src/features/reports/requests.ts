import { addRequests, query } from '@concord/api-client/requests';
import { memberReportRoutes } from '@concord/contracts';

export const { useMemberRegisterReportQuery, useMemberMoneyReportQuery } = addRequests(
  query(memberReportRoutes.memberRegisterReport),
  query(memberReportRoutes.memberMoneyReport),
);
