/** Marks an address that somebody came to by their own choice: the default view of the list does not replace it. */
export const CHOSEN = { isChosen: true } as const;
