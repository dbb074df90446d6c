import { defineRoutes } from '../core/route';

export const certificateRoutes = defineRoutes({
  certificateCreate: {
    service: 'exams',
    method: 'POST',
    path: '/certificate/create',
    access: ['public'],
    status: 201,
  },
  certificateList: {
    service: 'exams',
    method: 'GET',
    path: '/certificate',
    access: ['staff'],
    status: 200,
    list: true,
  },
  certificateRemove: {
    service: 'exams',
    method: 'DELETE',
    path: '/certificate/:id',
    access: ['super'],
    status: 200,
  },
  certificateVerify: {
    service: 'exams',
    method: 'GET',
    path: '/certificate/verify/:certificateNumber',
    access: ['public'],
    status: 200,
  },
});
