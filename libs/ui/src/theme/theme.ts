import { createTheme } from '@mui/material/styles';

/** Smallest touch target, in pixels. */
export const TARGET_PX = 44;
/** Below this width the product is laid out for a phone. */
export const MOBILE_PX = 768;

const FONT =
  '"Inter", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const SERIF = 'ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Times New Roman", serif';

/** The product's one theme: primary green, calm, one type scale from 14 px up. */
export const theme = createTheme({
  palette: {
    primary: { main: '#1b6b3f', dark: '#0e4a2a', light: '#e4f1e8', contrastText: '#ffffff' },
    secondary: { main: '#8a5a00', dark: '#6b4500', light: '#fbf1dc', contrastText: '#ffffff' },
    success: { main: '#1b6b3f' },
    error: { main: '#b3261e' },
    warning: { main: '#8a5a00' },
    info: { main: '#1f5f8b' },
    text: { primary: '#16241c', secondary: '#4a5a51' },
    divider: '#d9e2dc',
    background: { default: '#fbfcfb', paper: '#ffffff' },
  },
  breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_PX, lg: 1100, xl: 1440 } },
  shape: { borderRadius: 8 },
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
        body: { minHeight: '100vh', overflowWrap: 'break-word' },
        // Named once more for buttons, whose own styles take every outline away.
        ':focus-visible, .MuiButtonBase-root.Mui-focusVisible': {
          outline: '3px solid #1f5f8b',
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
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET_PX, minHeight: TARGET_PX } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiRadio: { styleOverrides: { root: { padding: 10 } } },
    // The label above a filled field is 14 px, and the gap in the outline is as wide.
    MuiInputLabel: {
      styleOverrides: { shrink: { '&&': { transform: 'translate(14px, -10px) scale(0.875)' } } },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { '& legend': { fontSize: '0.875em' } } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({
          fontSize: '0.875rem',
          marginInline: 0,
          // It says why the field is off, so it stays as readable as any other text.
          '&.Mui-disabled': { color: theme.palette.text.secondary },
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
    MuiTableCell: { styleOverrides: { root: { fontSize: '0.9375rem' }, head: { fontWeight: 650 } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { outlined: { borderColor: '#d9e2dc' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  },
});
