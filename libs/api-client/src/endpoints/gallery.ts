import type { GalleryItem } from '@concord/contracts';
import { api } from '../api';

const galleryApi = api.injectEndpoints({
  endpoints: (build) => ({
    gallery: build.query<GalleryItem[], void>({
      query: () => 'gallery',
      providesTags: ['Gallery'],
    }),
  }),
});

export const { useGalleryQuery } = galleryApi;
