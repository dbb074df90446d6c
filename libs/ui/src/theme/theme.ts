import { createTheme, type PaletteOptions, shouldSkipGeneratingVar } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { HEADING_FONTS, TEXT_FONTS } from './fonts';
import { OPENING_PRESS } from './opening-press';
import { DARK, LIGHT } from './palette';

/** Minimum size of touch targets, in pixels. */
export const TARGET_PX = 44;
/** Width in pixels below which the phone layout applies. */
export const MOBILE_PX = 768;

/** Theme without colours. No text is smaller than 14 px. */
const LOOK: Parameters<typeof createTheme>[0] = {
  cssVariables: {
    // The style sheet in the page's head also follows the system where there is no choice, without a script.
    colorSchemeSelector: '[data-scheme="%s"]',
    // Raised surfaces have a border and a shadow instead of a lighter tone.
    shouldSkipGeneratingVar: (keys) => keys[0] === 'overlays' || shouldSkipGeneratingVar(keys),
  },
  breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_PX, lg: 1100, xl: 1440 } },
  shape: { borderRadius: 8 },
  // For a number MUI would write a calc() with a variable at every use.
  spacing: (units: number) => `${units * 8}px`,
  typography: {
    fontFamily: TEXT_FONTS,
    h1: {
      fontFamily: HEADING_FONTS,
      fontWeight: 600,
      fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
      lineHeight: 1.15,
    },
    h2: {
      fontFamily: HEADING_FONTS,
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
        // Avoids a last line of a single word.
        body: { minHeight: '100vh', overflowWrap: 'break-word', textWrap: 'pretty' },
        'h1, h2, h3, h4, caption': { textWrap: 'balance' },
        // Repeated for buttons and boxes, whose own styles remove the outline. MUI's class alone is not enough: it is
        // missing where the focus came before the scripts.
        ':focus-visible, .MuiButtonBase-root:is(:focus-visible, .Mui-focusVisible, :has(:focus-visible))': {
          outline: '3px solid var(--mui-palette-info-main)',
          outlineOffset: 2,
        },
        // Styles fields before scripts run, as MUI does after, with a specificity below MUI's own rules.
        ':where(:has(> :is(input, textarea, [role="combobox"]):focus, [role="spinbutton"]:focus)) > fieldset[class]':
          {
            borderWidth: 2,
            borderColor: 'var(--mui-palette-primary-main)',
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
        // In forced colours the fill is missing, so the border shows the button.
        contained: { '@media (forced-colors: active)': { border: '2px solid ButtonBorder' } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET_PX, minHeight: TARGET_PX } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiRadio: { styleOverrides: { root: { padding: 10 } } },
    // The label above a filled field is 14 px, and the gap in the outline has its width.
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
          // The text explains why the field is disabled, so it stays readable.
          '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        }),
      },
    },
    // A menu clips outlines outside its items. MUI makes items lower in wide windows, which are also used by
    // finger.
    MuiMenuItem: {
      styleOverrides: {
        root: { '&&': { minHeight: TARGET_PX }, '&&.Mui-focusVisible': { outlineOffset: -3 } },
      },
    },
    MuiSelect: { defaultProps: { MenuProps: { slotProps: { list: OPENING_PRESS } } } },
    // At the end of the document it is outside the page's landmarks.
    MuiPopover: { defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Choices' } } } },
    // Its shadow is not visible on a dark page.
    MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } } },
    MuiTab: { styleOverrides: { root: { minHeight: TARGET_PX } } },
    MuiChip: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: '0.9375rem', borderColor: 'var(--mui-palette-divider)' },
        head: { fontWeight: 650 },
      },
    },
    // Overrides the browser's default font size for buttons.
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
    MuiDialog: {
      defaultProps: { fullWidth: true, maxWidth: 'sm' },
      // Leaves room for a toast, which would otherwise hide the title.
      styleOverrides: { container: ({ ownerState }) => (ownerState.fullScreen ? {} : { paddingTop: 48 }) },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
  },
};

/** A MUI theme with the colours of both schemes. */
export const makeTheme = (light: PaletteOptions, dark: PaletteOptions) =>
  createTheme({ ...LOOK, colorSchemes: { light: { palette: light }, dark: { palette: dark } } });

/** The product's MUI theme. An institute's own colours are in the page's head. */
export const theme = makeTheme(LIGHT, DARK);
