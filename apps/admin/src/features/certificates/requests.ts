import { addRequests, mutation } from '@concord/api-client/requests';
import { certificateRoutes } from '@concord/contracts';

export const { useCertificateRemoveMutation } = addRequests(
  mutation(certificateRoutes.certificateRemove, { invalidatesTags: ['Certificates'] }),
);
