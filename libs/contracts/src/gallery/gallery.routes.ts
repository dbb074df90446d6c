import { BODY_LIMITS } from '../core/body-limits';
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
  galleryUpdate: {
    method: 'PATCH',
    path: '/gallery/:id',
    access: ['staff'],
    audit: 'gallery.update',
    bodyLimit: BODY_LIMITS.form,
  },
  galleryOrder: {
    method: 'PUT',
    path: '/gallery/order',
    access: ['staff'],
    audit: 'gallery.order',
    bodyLimit: BODY_LIMITS.form,
  },
  galleryRemove: { method: 'DELETE', path: '/gallery/:id', access: ['staff'], audit: 'gallery.remove' },
});
