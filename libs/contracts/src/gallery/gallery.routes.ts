import { BODY_LIMITS } from '../core/limits';
import { defineRoutes } from '../core/route';

export const galleryRoutes = defineRoutes('media', {
  galleryList: { method: 'GET', path: '/gallery', access: ['public'], list: true },
  galleryUpload: {
    method: 'POST',
    path: '/gallery/upload',
    access: ['staff'],
    audit: 'gallery.upload',
    status: 201,
    bodyLimit: BODY_LIMITS.upload,
  },
  galleryRemove: { method: 'DELETE', path: '/gallery/:id', access: ['staff'], audit: 'gallery.remove' },
});
