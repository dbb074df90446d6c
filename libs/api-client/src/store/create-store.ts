import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { api } from '../api';
import { candidateReducer } from './candidate.slice';
import { examReducer } from './exam.slice';
import { keepSession, readKeptSession } from './session-storage';
import { initialSession, sessionReducer } from './session.slice';

const reducer = combineReducers({
  session: sessionReducer,
  candidate: candidateReducer,
  exam: examReducer,
  [api.reducerPath]: api.reducer,
});

/** The page's one store, with a kept session taken up and every later change of it kept. Only the shell makes one. */
export function createAppStore() {
  const store = configureStore({
    reducer,
    preloadedState: { session: initialSession(readKeptSession()) },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  keepSession(store);
  return store;
}

/** The page's store. */
export type AppStore = ReturnType<typeof createAppStore>;
/** What can be dispatched to it. */
export type AppDispatch = AppStore['dispatch'];
