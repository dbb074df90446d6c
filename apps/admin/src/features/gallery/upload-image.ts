import { api } from '@concord/api-client/requests';
import type { GalleryItem, GalleryUploadBody } from '@concord/contracts';

const uploadImageApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadImage: build.mutation<GalleryItem, GalleryUploadBody>({
      query: (body) => ({ url: 'gallery/upload', method: 'POST', body }),
      invalidatesTags: (_item, error) => (error ? [] : ['Gallery']),
    }),
  }),
});

export const { useUploadImageMutation } = uploadImageApi;
