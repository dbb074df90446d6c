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
export { fileUrl } from './file-url';
export { listPage, listParams, type ListPage } from './list';
export { useGalleryQuery } from './endpoints/gallery';
export { useLoginMutation } from './endpoints/login';
export { useMeQuery } from './endpoints/me';
export { useRegisterStaffMutation } from './endpoints/register-staff';
export { candidateSignedIn, candidateSignedOut, type CandidateState } from './store/candidate.slice';
export { createAppStore, type AppDispatch, type AppStore } from './store/create-store';
export {
  answersChanged,
  examCleared,
  examStarted,
  questionShown,
  resultReceived,
  type ExamAnswer,
  type ExamOnScreen,
  type ExamState,
  type ExamStudent,
} from './store/exam.slice';
export { useAppDispatch, useAppSelector, useSession } from './store/hooks';
export {
  loggedOut,
  sessionEndHandled,
  sessionExpired,
  sessionLoading,
  signedInAs,
  type SessionDetails,
  type SessionState,
} from './store/session.slice';
export type { RootState } from './store/state';
export { Provider as StoreProvider } from 'react-redux';
