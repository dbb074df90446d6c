import { BODY_LIMITS } from '../core/limits';
import { defineRoutes } from '../core/route';

export const examRoutes = defineRoutes({
  examUpload: {
    service: 'exams',
    method: 'POST',
    path: '/exams/upload',
    access: ['super'],
    status: 201,
    bodyLimit: BODY_LIMITS.upload,
  },
  examParseSheet: {
    service: 'exams',
    method: 'POST',
    path: '/exams/parse-sheet',
    access: ['super'],
    status: 200,
    bodyLimit: BODY_LIMITS.sheet,
    multipart: true,
  },
  examTemplate: {
    service: 'exams',
    method: 'GET',
    path: '/exams/template',
    access: ['super'],
    status: 200,
    streamed: true,
  },
  examList: { service: 'exams', method: 'GET', path: '/exams', access: ['staff'], status: 200, list: true },
  examGet: { service: 'exams', method: 'GET', path: '/exams/:id', access: ['super'], status: 200 },
  examUpdate: {
    service: 'exams',
    method: 'PATCH',
    path: '/exams/:id',
    access: ['super'],
    status: 200,
    bodyLimit: BODY_LIMITS.upload,
  },
  examRemove: { service: 'exams', method: 'DELETE', path: '/exams/:id', access: ['super'], status: 200 },
});
