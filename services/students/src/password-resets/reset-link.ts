/**
 * The page's address with the token. It stands in the fragment, which browsers keep to themselves: no server, log or
 * `Referer` gets it.
 */
export const resetLink = (origin: string, token: string): string =>
  new URL(`/reset-password#${token}`, origin).href;
