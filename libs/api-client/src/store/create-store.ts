import { configureStore } from '@reduxjs/toolkit';
import { injectLater, lazyApiMiddleware, rootReducer } from './lazy-api';
import { persistSession, readStoredSession } from './session-storage';
import { initialSession } from './session.slice';

/** Creates the page's store and syncs its sign-ins with the browser's storage. Only the shell may call it. */
export function createAppStore() {
  const store = configureStore({
    reducer: rootReducer(),
    preloadedState: { session: initialSession(readStoredSession()) },
    middleware: (getDefault) => getDefault().concat(lazyApiMiddleware),
  });
  persistSession(store);
  injectLater(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
