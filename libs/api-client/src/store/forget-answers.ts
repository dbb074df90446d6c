import type { Action, Middleware } from 'redux';
import type { RootState } from './state';

/** Drops every cached answer, by the action given, when the person changes: the next one must not see them. */
export const forgetAnswersOfOthers =
  (forget: () => Action): Middleware<object, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = getState();
    const result = next(action);
    const now = getState();
    const staff = before.session.details?.token ?? null;
    const candidate = before.candidate.token;
    const left =
      (staff !== null && staff !== (now.session.details?.token ?? null)) ||
      (candidate !== null && candidate !== now.candidate.token);
    if (left) dispatch(forget());
    return result;
  };
