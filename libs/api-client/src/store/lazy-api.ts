import { combineReducers, type Middleware, type Reducer, type Store, type UnknownAction } from 'redux';
import { candidateReducer } from './candidate.slice';
import { sessionReducer } from './session.slice';
import type { RootState } from './state';

/** Reducer and middleware of RTK Query, which load with the first page that calls the server. */
export interface LazyApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: readonly Middleware[];
}

/** A slice that loads with the only pages that use it. */
export interface LazySlice {
  readonly name: string;
  readonly reducer: Reducer;
  /** Runs once for each store that has the slice. */
  readonly onInjected?: (store: Store<RootState>) => void;
}

let lazyApi: LazyApi | undefined;
const lazyReducers: Record<string, Reducer> = {};
const onInjections: NonNullable<LazySlice['onInjected']>[] = [];
const stores = new Set<Store<RootState>>();

/** The root reducer, which includes the API and other slices once they are injected. */
export const rootReducer = () =>
  combineReducers({
    session: sessionReducer,
    candidate: candidateReducer,
    ...lazyReducers,
  }) as Reducer<RootState, UnknownAction, Partial<RootState>>;

/** Placeholder for the API's middleware: passes actions through until the API is injected. */
export const lazyApiMiddleware: Middleware = (store) => (next) => {
  let handle: typeof next | undefined;
  return (action) => {
    if (lazyApi) handle ??= lazyApi.middleware.reduceRight((after, each) => each(store)(after), next);
    return (handle ?? next)(action);
  };
};

/** Registers a store to receive the API and other slices when they are injected. */
export function injectLater(store: Store<RootState>): void {
  stores.add(store);
  for (const onInjected of onInjections) onInjected(store);
}

/** Injects a slice into all existing and future stores. */
export function injectSlice({ name, reducer, onInjected }: LazySlice): void {
  lazyReducers[name] = reducer;
  for (const store of stores) {
    store.replaceReducer(rootReducer());
    onInjected?.(store);
  }
  if (onInjected) onInjections.push(onInjected);
}

/** Injects the API slice and its middleware into all existing and future stores. */
export function injectApi(api: LazyApi): void {
  lazyApi = api;
  injectSlice({ name: api.reducerPath, reducer: api.reducer });
}
