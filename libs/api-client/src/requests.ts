export { api, API_TAGS } from './api';
export {
  apiErrorFromAnswer,
  apiErrorWithoutAnswer,
  errorMessage,
  isApiError,
  type ApiError,
  type ApiIssue,
} from './api-error';
export type { CallOptions } from './base-query';
export { listPage, listParams, type ListPage } from './list';
export { useGalleryQuery } from './endpoints/gallery';
export { useLoginMutation } from './endpoints/login';
export { useMeQuery } from './endpoints/me';
export { useRegisterStaffMutation } from './endpoints/register-staff';
