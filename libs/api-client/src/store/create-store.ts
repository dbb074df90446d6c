import { configureStore } from '@reduxjs/toolkit';
import { awaitRequests, requestsMiddleware, rootReducer } from './requests-part';
import { keepSession, readKeptSession } from './session-storage';
import { initialSession } from './session.slice';

/** The page's one store, with a kept session taken up and every later change of it kept. Only the shell makes one. */
export function createAppStore() {
  const store = configureStore({
    reducer: rootReducer(),
    preloadedState: { session: initialSession(readKeptSession()) },
    middleware: (getDefault) => getDefault().concat(requestsMiddleware),
  });
  keepSession(store);
  awaitRequests(store);
  return store;
}

/** The page's store. */
export type AppStore = ReturnType<typeof createAppStore>;
/** What can be dispatched to it. */
export type AppDispatch = AppStore['dispatch'];
