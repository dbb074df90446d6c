import { api } from '@concord/api-client/requests';
import type { GalleryItem } from '@concord/contracts';

const removeImageApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeImage: build.mutation<{ _id: string }, GalleryItem>({
      query: ({ _id, image }) => ({
        url: `gallery/${encodeURIComponent(_id)}`,
        method: 'DELETE',
        body: { mongoDbId: _id, cloudinaryPublic: image.public_id },
      }),
      invalidatesTags: ['Gallery'],
    }),
  }),
});

export const { useRemoveImageMutation } = removeImageApi;
