import { combineReducers, type Middleware, type Reducer, type Store, type UnknownAction } from 'redux';
import { candidateReducer } from './candidate.slice';
import { examReducer } from './exam.slice';
import { sessionReducer } from './session.slice';
import type { RootState } from './state';

/** What the code that calls the server adds to the store: its cache, and what keeps that going. */
export interface RequestsPart {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: readonly Middleware[];
}

let part: RequestsPart | undefined;
const stores = new Set<Store<RootState>>();

/** The reducer of the whole store, with the cache of calls once its code has come. */
export const rootReducer = () =>
  combineReducers({
    session: sessionReducer,
    candidate: candidateReducer,
    exam: examReducer,
    ...(part ? { [part.reducerPath]: part.reducer } : {}),
  }) as Reducer<RootState, UnknownAction, Partial<RootState>>;

/** The place of the calls' middleware in a store's chain: whatever passes before it has come goes straight on. */
export const requestsMiddleware: Middleware = (store) => (next) => {
  let handle: typeof next | undefined;
  return (action) => {
    if (part) handle ??= part.middleware.reduceRight((after, each) => each(store)(after), next);
    return (handle ?? next)(action);
  };
};

/** Has a store take up the calls as soon as their code is here. */
export function awaitRequests(store: Store<RootState>): void {
  stores.add(store);
}

/** Gives the calls their place in every store that there is or will be. The first page does without them. */
export function addRequests(requests: RequestsPart): void {
  part = requests;
  for (const store of stores) store.replaceReducer(rootReducer());
}
