import type { Staff } from '../../../store/staff/staff';

/**
 * Address of the page with the token in its fragment, which browsers do not send: no server, log or `Referer`
 * gets it. `welcome` tells the page that it is the first password.
 */
export const passwordLink = (
  origin: string,
  token: string,
  { isInvited }: Pick<Staff, 'isInvited'>,
): string => new URL(`/reset-password${isInvited ? '?welcome' : ''}#${token}`, origin).href;
