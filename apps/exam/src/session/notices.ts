export const SIGN_IN_FIRST = 'Please enter your email and serial number first. They open your exams.';
export const SESSION_ENDED =
  'Your session has ended. Sign in again to go on; answers not sent yet are kept on this device.';
export const EXAM_RESET = 'The institute has reset this exam. Choose it again to start anew.';

/** The words that a redirect brought along in the navigation state. */
export function noticeOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}
