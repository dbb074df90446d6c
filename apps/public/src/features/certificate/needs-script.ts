/** Hides a control that needs scripts, without scripts and on paper. */
export const NEEDS_SCRIPT = {
  displayPrint: 'none',
  '@media (scripting: none)': { display: 'none' },
} as const;
