/** Hides a control that needs scripts if there are none, and on paper. */
export const NEEDS_SCRIPT = {
  displayPrint: 'none',
  '@media (scripting: none)': { display: 'none' },
} as const;
