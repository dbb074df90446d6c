import { z } from 'zod';
import { defineCalls } from '../core/call';
import { optionalPaging, removed } from '../core/fields';
import { galleryItem, galleryUploadBody } from './gallery.schemas';
import { galleryRoutes } from './gallery.routes';

export const galleryCalls = defineCalls(galleryRoutes, {
  galleryList: {
    summary: 'List gallery pictures, newest first',
    query: optionalPaging,
    answer: z.array(galleryItem),
  },
  galleryUpload: {
    summary: 'Add a picture; the oldest beyond 32 go',
    body: galleryUploadBody,
    answer: galleryItem,
    refusals: [413],
  },
  galleryRemove: { summary: 'Remove a picture', answer: removed, refusals: [404] },
});
