// Requests without those that several apps share. Other modules take them from here: webpack then joins these files
// in one module, which compresses better.
export { api } from './api';
export {
  apiErrorFromAnswer,
  apiErrorWithoutAnswer,
  errorMessage,
  isApiError,
  type ApiError,
} from './api-error';
export { setCodePrompt, setMemberSender, setSignInPrompt } from './base-query';
export type { ApiBaseQuery, SendOnce } from './base-query';
export { addRequests, type ListPage, mutation, query, type RequestAnswer, type RequestArg } from './request';
export { noteServerDate, serverNow } from './server-time';
