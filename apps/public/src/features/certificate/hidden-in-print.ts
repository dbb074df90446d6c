/** Style of what is left out when the page is printed. */
export const HIDDEN_IN_PRINT = { '@media print': { display: 'none' } } as const;
