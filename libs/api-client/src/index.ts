export { callUrl, fileUrl } from './addresses';
export { candidateSignedIn } from './store/candidate.slice';
export { createAppStore, type AppDispatch } from './store/create-store';
export {
  answersChanged,
  examCleared,
  examStarted,
  questionShown,
  resultReceived,
  type ExamAnswer,
  type ExamState,
  type ExamStudent,
} from './store/exam.slice';
export { useAppDispatch, useAppSelector, useSession } from './store/hooks';
export { useCandidateSignOut, useLogout } from './store/logout';
export {
  loggedOut,
  sessionEndHandled,
  sessionExpired,
  sessionLoading,
  signedInAs,
  signedOutState,
  tokenRenewed,
  type SessionDetails,
} from './store/session.slice';
export type { RootState } from './store/state';
export { Provider as StoreProvider } from 'react-redux';
