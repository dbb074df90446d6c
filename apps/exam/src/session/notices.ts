export const SIGN_IN_FIRST = 'Please enter your e-mail and serial number to see your exams.';
export const SESSION_ENDED =
  'Your session has ended. Sign in again to continue. Unsent answers are kept on this device.';
export const EXAM_RESET = 'The institute has reset this exam. Choose it again to start over.';

/** Notice passed by a redirect in the navigation state, or null. */
export function noticeOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}
