import { sessionExpired, useAppDispatch, useSession } from '@concord/api-client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FeedState, MonitorFeed } from './monitor-feed';
import { MonitorStore, type MonitorView } from './monitor-store';

const TICK_MS = 1000;

/** The live monitor of one page: what it knows, how its line is, and a way to try now. */
export function useMonitor() {
  const dispatch = useAppDispatch();
  const token = useSession().details?.token;
  const [store] = useState(() => new MonitorStore());
  const feed = useRef<MonitorFeed>(null);
  const [state, setState] = useState<FeedState>({ phase: 'connecting' });

  useEffect(() => {
    if (token === undefined) return undefined;
    const next = new MonitorFeed(token, {
      onSnapshot: (snapshot) => store.takeSnapshot(snapshot),
      onChange: (change) => store.takeChange(change),
      onHeard: () => store.heard(),
      onState: setState,
      onExpired: () => dispatch(sessionExpired()),
    });
    feed.current = next;
    next.start();
    return () => next.stop();
  }, [token, store, dispatch]);

  useEffect(() => {
    const tick = () => {
      if (!document.hidden) store.show();
    };
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [store]);

  return { store, state, retry: () => feed.current?.retry() };
}

/** A part of what the monitor shows; draws anew only when that part is another. */
export const useView = <Part>(store: MonitorStore, part: (view: MonitorView) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.getView()));
