import { z } from 'zod';
import { printedTemplate } from '../certificate-templates/certificate-templates.schemas';
import { defineCalls } from '../core/call';
import { objectId } from '../core/fields';
import {
  certificate,
  certificateCreateBody,
  certificateListQuery,
  certificateRemoveBody,
  certificateVerdict,
} from './certificates.schemas';
import { certificateRoutes } from './certificates.routes';

export const certificateCalls = defineCalls(certificateRoutes, {
  certificateCreate: {
    summary:
      'Create a certificate; callers without staff rights need the certificate serial made for that name and course',
    body: certificateCreateBody,
    answer: certificate.extend({ printToken: z.string().optional(), print: printedTemplate.optional() }),
    refusals: [409, 429],
  },
  certificateList: {
    summary:
      'List valid certificates, newest first, or those of a `status`; revoked and replaced ones the latest first',
    query: certificateListQuery,
    answer: z.array(certificate),
  },
  certificateRemove: {
    summary: 'Revoke a certificate; it is kept, and verification says so',
    body: certificateRemoveBody,
    answer: z.object({ _id: objectId }),
    refusals: [404, 409],
  },
  certificateVerify: {
    summary: 'Tell whether a certificate is genuine',
    answer: certificateVerdict,
    refusals: [404, 429],
  },
});
