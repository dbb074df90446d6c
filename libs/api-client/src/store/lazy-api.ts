import { combineReducers, type Middleware, type Reducer, type Store, type UnknownAction } from 'redux';
import { candidateReducer } from './candidate.slice';
import { examReducer } from './exam.slice';
import { sessionReducer } from './session.slice';
import type { RootState } from './state';

/** Reducer and middleware of RTK Query, which load with the first page that calls the server. */
export interface LazyApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: readonly Middleware[];
}

let lazyApi: LazyApi | undefined;
const stores = new Set<Store<RootState>>();

/** The root reducer, which includes the API slice once that is injected. */
export const rootReducer = () =>
  combineReducers({
    session: sessionReducer,
    candidate: candidateReducer,
    exam: examReducer,
    ...(lazyApi ? { [lazyApi.reducerPath]: lazyApi.reducer } : {}),
  }) as Reducer<RootState, UnknownAction, Partial<RootState>>;

/** Placeholder for the API's middleware: passes actions through until the API is injected. */
export const lazyApiMiddleware: Middleware = (store) => (next) => {
  let handle: typeof next | undefined;
  return (action) => {
    if (lazyApi) handle ??= lazyApi.middleware.reduceRight((after, each) => each(store)(after), next);
    return (handle ?? next)(action);
  };
};

/** Registers a store to receive the API slice when it is injected. */
export function injectApiLater(store: Store<RootState>): void {
  stores.add(store);
}

/** Injects the API slice into all existing and future stores. */
export function injectApi(api: LazyApi): void {
  lazyApi = api;
  for (const store of stores) store.replaceReducer(rootReducer());
}
