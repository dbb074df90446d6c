import type { Store } from 'redux';
import { api } from '../request-core';

/**
 * Tells queries when the page is seen again and when the connection is back. RTK Query's `setupListeners` does the
 * same, but its bytes would load with every page.
 */
export function watchPage({ dispatch }: Store): void {
  // Pages are rendered on the server, too.
  if (typeof window === 'undefined') return;
  const { onFocus, onFocusLost, onOffline, onOnline } = api.internalActions;
  const look = () => dispatch(document.visibilityState === 'visible' ? onFocus() : onFocusLost());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', () => dispatch(onOnline()));
  window.addEventListener('offline', () => dispatch(onOffline()));
}
