import { Toaster, toast } from 'sonner';
import { errorMessage } from './error-message';

/** How long toasts stay, in milliseconds, from the product's specification. */
const DURATION = { success: 5000, registrationError: 5000, examError: 4000, other: 4000 } as const;

/** Where toasts appear; mounted once, by the theme's root. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      closeButton
      richColors
      containerAriaLabel="Notifications"
      toastOptions={{ style: { fontSize: '1rem', fontFamily: 'inherit' } }}
    />
  );
}

/** Top centre, 5 seconds. */
export const toastSuccess = (message: string) =>
  toast.success(message, { duration: DURATION.success, position: 'top-center' });

/** Top centre, 4 seconds: the error's own words. */
export const toastError = (error: unknown) =>
  toast.error(errorMessage(error), { duration: DURATION.other, position: 'top-center' });

/** Top centre, 5 seconds, closable and draggable. */
export const toastRegistrationError = (error: unknown) =>
  toast.error(errorMessage(error), { duration: DURATION.registrationError, position: 'top-center' });

/** Bottom centre, 4 seconds. */
export const toastExamError = (error: unknown) =>
  toast.error(errorMessage(error), { duration: DURATION.examError, position: 'bottom-center' });

/** Top centre, 4 seconds, for something that is neither a success nor an error. */
export const toastInfo = (message: string) =>
  toast.info(message, { duration: DURATION.other, position: 'top-center' });
