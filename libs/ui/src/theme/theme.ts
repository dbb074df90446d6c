import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { DARK, LIGHT } from './palette';

/** Smallest touch target, in pixels. */
export const TARGET_PX = 44;
/** Below this width the product is laid out for a phone. */
export const MOBILE_PX = 768;

// Behind each family stands one of the system's that was given its widths and heights: see the fonts' build.
const FONT =
  'Inter, "Inter Arial", "Inter Roboto", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Arial, sans-serif';
const SERIF =
  '"Source Serif 4", "Source Serif Georgia", "Source Serif Times", ui-serif, Georgia, "Times New Roman", serif';

/** The product's one theme: primary green, calm, light and dark, one type scale from 14 px up. */
export const theme = createTheme({
  cssVariables: {
    // The sheet in the head of the page also follows the system where no choice was made, without a script.
    colorSchemeSelector: '[data-scheme="%s"]',
    // Surfaces that stand higher are told apart by their edge and shadow, not by a lighter tone.
    shouldSkipGeneratingVar: (keys) => keys[0] === 'overlays' || shouldSkipGeneratingVar(keys),
  },
  colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
  breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_PX, lg: 1100, xl: 1440 } },
  shape: { borderRadius: 8 },
  // A number would become a calc() with a variable at every use.
  spacing: (units: number) => `${units * 8}px`,
  typography: {
    fontFamily: FONT,
    h1: {
      fontFamily: SERIF,
      fontWeight: 600,
      fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
      lineHeight: 1.15,
    },
    h2: {
      fontFamily: SERIF,
      fontWeight: 600,
      fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)',
      lineHeight: 1.2,
    },
    h3: { fontWeight: 650, fontSize: '1.25rem', lineHeight: 1.35 },
    h4: { fontWeight: 650, fontSize: '1.125rem', lineHeight: 1.4 },
    h5: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.5 },
    h6: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.5 },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.6 },
    subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.65 },
    body2: { fontSize: '0.875rem', lineHeight: 1.6 },
    caption: { fontSize: '0.875rem', lineHeight: 1.5 },
    overline: { fontSize: '0.875rem', fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // No last line of a single word: headings in lines of one length, and text of any kind where it ends.
        body: { minHeight: '100vh', overflowWrap: 'break-word', textWrap: 'pretty' },
        'h1, h2, h3, h4, caption': { textWrap: 'balance' },
        // Named once more for buttons, whose own styles take every outline away.
        ':focus-visible, .MuiButtonBase-root.Mui-focusVisible': {
          outline: '3px solid var(--mui-palette-info-main)',
          outlineOffset: 2,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: TARGET_PX, paddingInline: 20 },
        sizeSmall: { fontSize: '0.875rem' },
        // A palette of the visitor's own takes the fill away, and what is left has to look like a button.
        contained: { '@media (forced-colors: active)': { border: '2px solid ButtonBorder' } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET_PX, minHeight: TARGET_PX } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiRadio: { styleOverrides: { root: { padding: 10 } } },
    // The label above a filled field is 14 px, and the gap in the outline is as wide.
    MuiInputLabel: {
      styleOverrides: { shrink: { '&&': { transform: 'translate(14px, -10px) scale(0.875)' } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: 'var(--mui-palette-art-line)', '& legend': { fontSize: '0.875em' } },
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({
          fontSize: '0.875rem',
          marginInline: 0,
          // It says why the field is off, so it stays as readable as any other text.
          '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        }),
      },
    },
    // A menu cuts off what lies outside its items.
    MuiMenuItem: {
      styleOverrides: { root: { minHeight: TARGET_PX, '&&.Mui-focusVisible': { outlineOffset: -3 } } },
    },
    MuiTab: { styleOverrides: { root: { minHeight: TARGET_PX } } },
    MuiChip: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: '0.9375rem', borderColor: 'var(--mui-palette-divider)' },
        head: { fontWeight: 650 },
      },
    },
    // A button of the browser's own size of text, unless it is told.
    MuiAccordionSummary: { styleOverrides: { root: { font: 'inherit' } } },
    MuiAlert: {
      styleOverrides: {
        standard: ({ theme, ownerState }) => {
          const { dark, light } = theme.vars.palette[ownerState.severity ?? 'success'];
          return { color: dark, backgroundColor: light };
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { outlined: { borderColor: 'var(--mui-palette-divider)' } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  },
});
