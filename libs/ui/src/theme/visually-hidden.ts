/** Styles that hide an element on the screen but not from assistive technology: `sx={VISUALLY_HIDDEN}`. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
