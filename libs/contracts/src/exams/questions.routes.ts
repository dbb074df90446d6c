import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Routes for editing a question; separate from `examRoutes`, which the exam portal loads. */
export const questionRoutes = {
  ...defineRoutes('exams', {
    richPreview: {
      method: 'POST',
      path: '/exams/rich-preview',
      access: ['super'],
      bodyLimit: BODY_LIMITS.form,
    },
  }),
  ...defineRoutes('media', {
    questionPictureUpload: {
      method: 'POST',
      path: '/question-pictures',
      access: ['super'],
      audit: 'exam.picture',
      status: 201,
      bodyLimit: BODY_LIMITS.upload,
    },
  }),
};
