import { z } from 'zod';
import { defineCalls } from '../core/call';
import { certificateTemplateRoutes } from './certificate-templates.routes';
import {
  signatureUploadBody,
  storedSignature,
  templateHistory,
  templatePreview,
  templatePreviewBody,
  templateRestoreBody,
  templateSaveBody,
  templateVersion,
} from './certificate-templates.schemas';

export const certificateTemplateCalls = defineCalls(certificateTemplateRoutes, {
  certificateTemplateList: {
    summary: 'The designs of certificates, each with its present version',
    answer: z.array(templateVersion),
  },
  certificateTemplateGet: {
    summary: 'One design with its latest versions, the newest first',
    answer: templateHistory,
    refusals: [404],
  },
  certificateTemplateSave: {
    summary: 'Make a new version of a design; certificates that are issued from now on are printed with it',
    body: templateSaveBody,
    answer: templateVersion,
    refusals: [404, 409],
  },
  certificateTemplateRestore: {
    summary: 'Make a new version of a design with the content of an earlier one',
    body: templateRestoreBody,
    answer: templateVersion,
    refusals: [404, 409],
  },
  certificatePreview: {
    summary: 'The certificate that a template would give, as a page of sample data; nothing is stored',
    body: templatePreviewBody,
    answer: templatePreview,
  },
  certificatePreviewPrint: {
    summary: 'Print the certificate that a template would give, marked as a specimen',
    body: templatePreviewBody,
    answer: z.object({ jobId: z.string() }),
    refusals: [503],
  },
  certificateSignatureUpload: {
    summary:
      'Store the picture of a signature: its ink alone is kept, and served to nobody but on certificates',
    body: signatureUploadBody,
    answer: storedSignature,
    refusals: [413],
  },
});
