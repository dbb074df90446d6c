import type { Store } from 'redux';
import { api } from '../request-core';
import type { RootState } from '../store/state';
import { memberOf, personOf } from './member.slice';

/** Drops cached answers when a person signs out, so that the next one does not see them. */
export function forgetPersonAtEnd(store: Store<RootState>): void {
  const personNow = () => personOf(memberOf(store.getState()));
  let last = personNow();
  store.subscribe(() => {
    const before = last;
    last = personNow();
    if (before !== null && before !== last) store.dispatch(api.util.resetApiState());
  });
}
