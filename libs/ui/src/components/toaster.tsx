import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { Toast } from './toasts';

/** Properties of {@link Toaster}. */
export interface ToasterProps {
  /** Called once the place for toasts exists, with the function that shows one. */
  readonly onReady: (show: (item: Toast) => void) => () => void;
}

const show = ({ kind, message, duration, position }: Toast) => toast[kind](message, { duration, position });

/** Where toasts appear; in a file of its own because most visits never see one. */
export default function Toaster({ onReady }: ToasterProps) {
  useEffect(() => onReady(show), [onReady]);
  return (
    <Sonner
      position="top-center"
      closeButton
      richColors
      containerAriaLabel="Notifications"
      toastOptions={{ style: { fontSize: '1rem', fontFamily: 'inherit' } }}
    />
  );
}
