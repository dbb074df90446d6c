/** A list without marks. */
export const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

/** A line of a list: text, and an amount or a button on the right. */
export const ROW = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
