import { configureStore } from '@reduxjs/toolkit';
import { injectApiLater, lazyApiMiddleware, rootReducer } from './lazy-api';
import { keepSession, readKeptSession } from './session-storage';
import { initialSession } from './session.slice';

/** Creates the page's store and syncs its session with localStorage. Only the shell calls it. */
export function createAppStore() {
  const store = configureStore({
    reducer: rootReducer(),
    preloadedState: { session: initialSession(readKeptSession()) },
    middleware: (getDefault) => getDefault().concat(lazyApiMiddleware),
  });
  keepSession(store);
  injectApiLater(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
