export { api, API_TAGS } from './api';
export { errorMessage, isApiError, type ApiError, type ApiIssue } from './api-error';
export type { CallOptions } from './base-query';
export { listPage, listParams, type ListPage } from './list';
export { useLoginMutation, type LoginRequest } from './endpoints/login';
export { useLazyMeQuery, useMeQuery } from './endpoints/me';
export {
  useRegisterStaffMutation,
  type RegisterStaffAnswer,
  type RegisterStaffRequest,
} from './endpoints/register-staff';
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
  type ExamOutcome,
  type ExamState,
  type ExamStudent,
} from './store/exam.slice';
export { useAppDispatch, useAppSelector, useSession } from './store/hooks';
export {
  loggedOut,
  sessionExpired,
  sessionLoading,
  signedInAs,
  type SessionDetails,
  type SessionState,
  type StaffRole,
} from './store/session.slice';
export type { RootState } from './store/state';
export { Provider as StoreProvider } from 'react-redux';
