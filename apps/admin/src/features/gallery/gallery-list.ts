import { api } from '@concord/api-client/requests';
import type { GalleryItem } from '@concord/contracts';

const galleryListApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminGalleryList: build.query<GalleryItem[], void>({
      query: () => 'gallery',
      providesTags: ['Gallery'],
    }),
  }),
});

export const { useAdminGalleryListQuery } = galleryListApi;
