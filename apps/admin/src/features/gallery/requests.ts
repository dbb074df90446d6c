import { addRequests, mutation } from '@concord/api-client/requests';
import { galleryRoutes } from '@concord/contracts';

export const {
  useGalleryOrderMutation,
  useGalleryRemoveMutation,
  useGalleryUpdateMutation,
  useGalleryUploadMutation,
} = addRequests(
  mutation(galleryRoutes.galleryUpload, { invalidatesTags: (_item, error) => (error ? [] : ['Gallery']) }),
  mutation(galleryRoutes.galleryUpdate, { invalidatesTags: (_item, error) => (error ? [] : ['Gallery']) }),
  // Refetched after a refusal too, because somebody else has changed the gallery.
  mutation(galleryRoutes.galleryOrder, { invalidatesTags: ['Gallery'] }),
  mutation(galleryRoutes.galleryRemove, { invalidatesTags: ['Gallery'] }),
);
