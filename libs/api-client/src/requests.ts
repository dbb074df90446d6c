export { api } from './api';
export {
  apiErrorFromAnswer,
  apiErrorWithoutAnswer,
  errorMessage,
  isApiError,
  type ApiError,
} from './api-error';
export { setCodePrompt, setSignInPrompt } from './base-query';
export { addRequests, type ListPage, mutation, query, type RequestAnswer, type RequestArg } from './request';
export { serverNow } from './server-time';
export * from './shared.requests';
