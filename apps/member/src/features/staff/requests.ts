import { addRequests, mutation, query } from '@concord/api-client/member';
import { myStaffRoutes } from '@concord/contracts';
import { PROFILE_TAG } from '../../shared/requests/requests';

export const { useMyStaffQuery, useMyStaffChangeMutation, useMyStaffBillMutation } = addRequests(
  query(myStaffRoutes.myStaff, { providesTags: [PROFILE_TAG] }),
  mutation(myStaffRoutes.myStaffChange, { invalidatesTags: [PROFILE_TAG] }),
  mutation(myStaffRoutes.myStaffBill, { invalidatesTags: [PROFILE_TAG] }),
);
