import { addRequests, mutation, query } from '@concord/api-client/member';
import { myDataRightsRoutes } from '@concord/contracts';
import { PROFILE_TAG } from '../../shared/requests/requests';

export const {
  useMyErasureQuery,
  useMyErasureRequestMutation,
  useMyExportMutation,
  useMyRegistrationExportMutation,
} = addRequests(
  query(myDataRightsRoutes.myErasure, { providesTags: [PROFILE_TAG] }),
  mutation(myDataRightsRoutes.myErasureRequest, { invalidatesTags: [PROFILE_TAG] }),
  // Files are fetched when they are asked for, and not cached.
  mutation(myDataRightsRoutes.myExport),
  mutation(myDataRightsRoutes.myRegistrationExport),
);
