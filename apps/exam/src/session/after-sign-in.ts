export const PRACTICE_PATH = '/practice';

/** Page to open after a sign-in: the one that redirected the candidate, else the list of exams. */
export function pathAfterSignIn(state: unknown): string {
  const isPractice =
    typeof state === 'object' && state !== null && 'to' in state && state.to === PRACTICE_PATH;
  return isPractice ? PRACTICE_PATH : '/select-exam';
}
