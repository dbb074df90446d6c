import { addRequests, mutation, query } from '@concord/api-client/requests';
import { certificateTemplateRoutes } from '@concord/contracts';

/** Cache time in seconds: a preview has a hundred kilobytes, and each pause in typing requests another. */
const PREVIEW_KEPT = 5;

export const {
  useCertificatePreviewPrintMutation,
  useCertificatePreviewQuery,
  useCertificateSignatureUploadMutation,
  useCertificateTemplateGetQuery,
  useCertificateTemplateListQuery,
  useCertificateTemplateRestoreMutation,
  useCertificateTemplateSaveMutation,
} = addRequests(
  query(certificateTemplateRoutes.certificateTemplateList, { providesTags: ['CertificateTemplates'] }),
  query(certificateTemplateRoutes.certificateTemplateGet, { providesTags: ['CertificateTemplates'] }),
  // Refetched after a refusal too, because somebody else may have saved first.
  mutation(certificateTemplateRoutes.certificateTemplateSave, { invalidatesTags: ['CertificateTemplates'] }),
  mutation(certificateTemplateRoutes.certificateTemplateRestore, {
    invalidatesTags: ['CertificateTemplates'],
  }),
  query(certificateTemplateRoutes.certificatePreview, { keepUnusedDataFor: PREVIEW_KEPT }),
  mutation(certificateTemplateRoutes.certificatePreviewPrint),
  mutation(certificateTemplateRoutes.certificateSignatureUpload),
);
