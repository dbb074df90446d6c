import { useEffect, useState, type ComponentType } from 'react';
import { errorMessage } from './error-message';
import type { ToasterProps } from './toaster';

/** One message on its way to the screen. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
  readonly duration: number;
  readonly position: 'top-center' | 'bottom-center';
}

/** How long toasts stay, in milliseconds, from the product's specification. */
const DURATION = { success: 5000, registrationError: 5000, examError: 4000, other: 4000 } as const;

const waiting: Toast[] = [];
let deliver: ((item: Toast) => void) | undefined;
let wake: (() => void) | undefined;

function send(item: Toast): void {
  if (deliver) {
    deliver(item);
    return;
  }
  waiting.push(item);
  wake?.();
}

function ready(show: (item: Toast) => void) {
  deliver = show;
  waiting.splice(0).forEach(show);
  return () => {
    deliver = undefined;
  };
}

/** Loads what draws toasts ahead of the first one, for a page whose first may be that the connection was lost. */
export const warmToasts = () => wake?.();

/** Where toasts appear; mounted once, by the theme's root. What draws them is loaded with the first one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    // Not there for want of a connection, it is asked for again with the next toast.
    wake = () =>
      void import('./toaster').then(
        (drawing) => setToaster(() => drawing.default),
        () => undefined,
      );
    if (waiting.length > 0) wake();
    return () => {
      wake = undefined;
    };
  }, []);
  return Toaster ? <Toaster onReady={ready} /> : null;
}

/** Top centre, 5 seconds. */
export const toastSuccess = (message: string) =>
  send({ kind: 'success', message, duration: DURATION.success, position: 'top-center' });

/** Top centre, 4 seconds: the error's own words. */
export const toastError = (error: unknown) =>
  send({ kind: 'error', message: errorMessage(error), duration: DURATION.other, position: 'top-center' });

/** Top centre, 5 seconds, closable and draggable. */
export const toastRegistrationError = (error: unknown) =>
  send({
    kind: 'error',
    message: errorMessage(error),
    duration: DURATION.registrationError,
    position: 'top-center',
  });

/** Bottom centre, 4 seconds. */
export const toastExamError = (error: unknown) =>
  send({
    kind: 'error',
    message: errorMessage(error),
    duration: DURATION.examError,
    position: 'bottom-center',
  });

/** Top centre, 4 seconds, for something that is neither a success nor an error. */
export const toastInfo = (message: string) =>
  send({ kind: 'info', message, duration: DURATION.other, position: 'top-center' });
