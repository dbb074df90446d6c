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
export { addRequests, type ListPage, mutation, query, type RequestAnswer, type RequestArg } from './request';
export { serverNow } from './server-time';
export * from './shared.requests';
