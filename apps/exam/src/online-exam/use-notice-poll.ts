import { useAppDispatch } from '@concord/api-client';
import type { AttemptNotices } from '@concord/contracts';
import { useEffect, useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { pollDelay } from './poll-delay';
import { readNotices } from './notice-requests';

export type Messages = AttemptNotices['messages'];

const NONE: Messages = [];
const idsOf = (messages: Messages) => messages.map(({ _id }) => _id).join();

/**
 * Polls for staff actions every ten seconds. A changed pause triggers a heartbeat, whose response
 * has the new deadline.
 */
export function useNoticePoll({ attempt, engine }: LocalAttempt): Messages {
  const dispatch = useAppDispatch();
  const [messages, setMessages] = useState(NONE);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const next = (delay: number) => {
      if (isMounted) timer = setTimeout(() => void poll(), delay);
    };
    const poll = async () => {
      // A page that is shown again sends a heartbeat by itself.
      if (document.hidden || !navigator.onLine) return next(pollDelay());
      try {
        const notices = await readNotices(dispatch, attempt._id);
        if (!isMounted) return;
        setMessages((known) => (idsOf(known) === idsOf(notices.messages) ? known : notices.messages));
        if (notices.pause?.leftMs !== engine.snapshot().pause?.leftMs) engine.heartbeat();
        next(pollDelay());
      } catch (error) {
        next(pollDelay(error));
      }
    };
    // Pages of a hall start at the same time, so the first poll has a random delay too.
    next(Math.random() * 2000);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [attempt, engine, dispatch]);

  return messages;
}
