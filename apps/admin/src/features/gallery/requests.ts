import { addRequests, mutation } from '@concord/api-client/requests';
import { galleryRoutes } from '@concord/contracts';

export const { useGalleryRemoveMutation, useGalleryUploadMutation } = addRequests(
  mutation(galleryRoutes.galleryUpload, { invalidatesTags: (_item, error) => (error ? [] : ['Gallery']) }),
  mutation(galleryRoutes.galleryRemove, { invalidatesTags: ['Gallery'] }),
);
