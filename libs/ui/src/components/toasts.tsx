import { useEffect, useState, type ComponentType } from 'react';
import { errorMessage } from './error-message';
import type { Toast, ToasterProps } from './toaster';

/** Time on the screen in milliseconds, from the product's specification. */
const DURATION = { success: 5000, registrationError: 5000, other: 4000 } as const;

const queue: Toast[] = [];
let show: ((item: Toast) => void) | undefined;
let load: (() => void) | undefined;

function send(item: Toast): void {
  if (show) {
    show(item);
    return;
  }
  queue.push(item);
  load?.();
}

function onReady(showNow: (item: Toast) => void) {
  show = showNow;
  queue.splice(0).forEach(showNow);
  return () => {
    show = undefined;
  };
}

/** Loads the code of toasts in advance, for a page whose first toast may report a lost connection. */
export const preloadToasts = () => load?.();

/** Container of toasts, mounted once by {@link ThemeRoot}. Its code loads with the first toast. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    // After a failed load, the next toast retries it.
    load = () =>
      void import('./toaster').then(
        (module) => setToaster(() => module.default),
        () => undefined,
      );
    if (queue.length > 0) load();
    return () => {
      load = undefined;
    };
  }, []);
  return Toaster ? <Toaster onReady={onReady} /> : null;
}

const sendError = (error: unknown, duration: number, position: Toast['position']) =>
  send({ kind: 'error', message: errorMessage(error), duration, position });

/** Shows a success at the top centre for 5 seconds; longer with an action, such as Undo. */
export const toastSuccess = (message: string, action?: Toast['action']) =>
  send({ kind: 'success', message, duration: DURATION.success, position: 'top-center', action });

/** Shows the message of an error (a string or anything with a `message`) at the top centre for 4 seconds. */
export const toastError = (error: unknown) => sendError(error, DURATION.other, 'top-center');

/** {@link toastError} for 5 seconds: for the registration form. */
export const toastRegistrationError = (error: unknown) =>
  sendError(error, DURATION.registrationError, 'top-center');

/** {@link toastError} at the bottom centre: for the exam portal. */
export const toastExamError = (error: unknown) => sendError(error, DURATION.other, 'bottom-center');
