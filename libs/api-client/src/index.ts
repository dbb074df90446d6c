export { callUrl, fileUrl } from './addresses';
export { candidateSignedIn } from './store/candidate.slice';
export { createAppStore, type AppDispatch } from './store/create-store';
export { useAppDispatch, useAppSelector, useSession } from './store/hooks';
export { injectSlice } from './store/lazy-api';
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
export { createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { Provider as StoreProvider } from 'react-redux';
