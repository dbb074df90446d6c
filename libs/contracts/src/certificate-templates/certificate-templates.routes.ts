import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** The exams service stores the templates; the media service owns designs, pictures and printing. */
export const certificateTemplateRoutes = {
  ...defineRoutes('exams', {
    certificateTemplateList: { method: 'GET', path: '/certificate-templates', access: ['staff'] },
    certificateTemplateGet: { method: 'GET', path: '/certificate-templates/:design', access: ['staff'] },
    certificateTemplateSave: {
      method: 'PUT',
      path: '/certificate-templates/:design',
      access: ['super'],
      audit: 'certificate-template.update',
      bodyLimit: BODY_LIMITS.form,
    },
    certificateTemplateRestore: {
      method: 'POST',
      path: '/certificate-templates/:design/restore',
      access: ['super'],
      audit: 'certificate-template.restore',
      bodyLimit: BODY_LIMITS.form,
    },
  }),
  ...defineRoutes('media', {
    certificatePreview: {
      method: 'POST',
      path: '/certificate-previews',
      access: ['staff'],
      bodyLimit: BODY_LIMITS.form,
    },
    certificatePreviewPrint: {
      method: 'POST',
      path: '/certificate-previews/print',
      access: ['super'],
      audit: 'certificate-template.print',
      status: 202,
      bodyLimit: BODY_LIMITS.form,
    },
    certificateSignatureUpload: {
      method: 'POST',
      path: '/certificate-signatures',
      access: ['super'],
      audit: 'certificate-template.signature',
      status: 201,
      bodyLimit: BODY_LIMITS.upload,
    },
  }),
};
