/** Left out when the page is printed. */
export const notOnPaper = { '@media print': { display: 'none' } } as const;
