/** Navigation state of an address chosen by the user, which the list's default view must not replace. */
export const CHOSEN = { isChosen: true } as const;
