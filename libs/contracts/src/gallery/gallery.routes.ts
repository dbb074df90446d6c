import { BODY_LIMITS } from '../core/limits';
import { defineRoutes } from '../core/route';

export const galleryRoutes = defineRoutes({
  galleryList: {
    service: 'media',
    method: 'GET',
    path: '/gallery',
    access: ['public'],
    status: 200,
    list: true,
  },
  galleryUpload: {
    service: 'media',
    method: 'POST',
    path: '/gallery/upload',
    access: ['staff'],
    status: 201,
    bodyLimit: BODY_LIMITS.upload,
  },
  galleryRemove: { service: 'media', method: 'DELETE', path: '/gallery/:id', access: ['staff'], status: 200 },
});
