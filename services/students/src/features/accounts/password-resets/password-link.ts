import type { Staff } from '../../../store/staff/staff';

/**
 * Address of the page, with the token in the fragment: browsers never send fragments, so no server, log or `Referer`
 * gets it. `welcome` marks the first password.
 */
export const passwordLink = (
  origin: string,
  token: string,
  { isInvited }: Pick<Staff, 'isInvited'>,
): string => new URL(`/reset-password${isInvited ? '?welcome' : ''}#${token}`, origin).href;
