import type { Staff } from '../../../store/staff/staff';

/**
 * The address of the page with the token. It stands in the fragment, which browsers keep to themselves: no server, log or
 * `Referer` gets it. `welcome` tells the page that it is the first password.
 */
export const passwordLink = (
  origin: string,
  token: string,
  { isInvited }: Pick<Staff, 'isInvited'>,
): string => new URL(`/reset-password${isInvited ? '?welcome' : ''}#${token}`, origin).href;
