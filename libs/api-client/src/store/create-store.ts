import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Store } from 'redux';
import { api } from '../api';
import { candidateReducer } from './candidate.slice';
import { examReducer } from './exam.slice';
import { keepSession, readKeptSession } from './session-storage';
import { initialSession, sessionReducer } from './session.slice';
import type { RootState } from './state';

const reducer = combineReducers({
  session: sessionReducer,
  candidate: candidateReducer,
  exam: examReducer,
  [api.reducerPath]: api.reducer,
});

/** Drops every cached answer when the person changes: the next one must not see them. */
function forgetAnswersOfOthers(store: Store<RootState>): void {
  const who = () => {
    const { session, candidate } = store.getState();
    return { staff: session.details?.token ?? null, candidate: candidate.token };
  };
  let before = who();
  store.subscribe(() => {
    const now = who();
    const left =
      (before.staff !== null && before.staff !== now.staff) ||
      (before.candidate !== null && before.candidate !== now.candidate);
    before = now;
    if (left) store.dispatch(api.util.resetApiState());
  });
}

/** The page's one store, with a kept session taken up and every later change of it kept. Only the shell makes one. */
export function createAppStore() {
  const store = configureStore({
    reducer,
    preloadedState: { session: initialSession(readKeptSession()) },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  keepSession(store);
  forgetAnswersOfOthers(store);
  return store;
}

/** The page's store. */
export type AppStore = ReturnType<typeof createAppStore>;
/** What can be dispatched to it. */
export type AppDispatch = AppStore['dispatch'];
