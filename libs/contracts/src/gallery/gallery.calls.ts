import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { wholeListQuery } from '../core/list-query';
import {
  galleryItem,
  galleryOrderBody,
  galleryOrdered,
  galleryUpdateBody,
  galleryUploadBody,
} from './gallery.schemas';
import { galleryRoutes } from './gallery.routes';

export const galleryCalls = defineCalls(galleryRoutes, {
  galleryList: {
    summary: 'List gallery pictures, newest first where staff did not order them',
    query: wholeListQuery({}),
    answer: z.array(galleryItem),
  },
  galleryUpload: {
    summary: 'Add a picture at the front; the last ones beyond 32 are removed',
    body: galleryUploadBody,
    answer: galleryItem,
    refusals: [413],
  },
  galleryUpdate: {
    summary: 'Change the caption of a picture',
    body: galleryUpdateBody,
    answer: galleryItem,
    refusals: [404],
  },
  galleryOrder: {
    summary: 'Put pictures in another order',
    body: galleryOrderBody,
    answer: galleryOrdered,
    refusals: [404],
  },
  galleryRemove: { summary: 'Remove a picture', answer: removed, refusals: [404] },
});
