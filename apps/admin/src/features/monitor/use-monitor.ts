import { sessionExpired, useAppDispatch, useSession } from '@concord/api-client';
import type { MonitorChange, MonitorSnapshot } from '@concord/contracts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { MonitorStore, type MonitorView } from './monitor-store';
import { MonitorStream, type StreamState } from './monitor-stream';

const PUBLISH_MS = 1000;

/**
 * Live monitor of a hall session or of all candidates: its store, the state of its connection, and `retry` to
 * reconnect.
 */
export function useMonitor(hall: string) {
  const dispatch = useAppDispatch();
  const token = useSession().details?.token;
  const [store] = useState(() => new MonitorStore());
  const streamRef = useRef<MonitorStream>(null);
  const [state, setState] = useState<StreamState>({ phase: 'connecting' });

  useEffect(() => {
    if (token === undefined) return undefined;
    const listener = {
      onSnapshot: (snapshot: MonitorSnapshot) => store.applySnapshot(snapshot),
      onChange: (change: MonitorChange) => store.applyChange(change),
      onReceived: () => store.messageReceived(),
      onState: setState,
      onExpired: () => dispatch(sessionExpired()),
    };
    const stream = new MonitorStream(token, listener, hall);
    streamRef.current = stream;
    stream.start();
    return () => stream.stop();
  }, [token, hall, store, dispatch]);

  useEffect(() => {
    const publish = () => {
      if (!document.hidden) store.publish();
    };
    const timer = setInterval(publish, PUBLISH_MS);
    document.addEventListener('visibilitychange', publish);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', publish);
    };
  }, [store]);

  return { store, state, retry: () => streamRef.current?.retry() };
}

/** A part of the view; the component re-renders only when that part changes. */
export const useMonitorView = <Part>(store: MonitorStore, part: (view: MonitorView) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.getView()));
