import type { PaletteOptions } from '@mui/material/styles';

/**
 * Colours of surfaces that are deep green in both schemes: the footer, and the sidebar of the back office.
 */
type BandPalette = Readonly<Record<'main' | 'contrastText' | 'hover' | 'line' | 'focus', string>>;

/** Colours of illustrations; `line` is also the border of fields. */
type ArtPalette = Readonly<
  Record<'sky' | 'sun' | 'far' | 'near' | 'ground' | 'figure' | 'line' | 'gold', string>
>;

declare module '@mui/material/styles' {
  interface Palette {
    band: BandPalette;
    art: ArtPalette;
  }
  interface PaletteOptions {
    band: BandPalette;
    art: ArtPalette;
  }
}

// `main` is for buttons and links, `light` the tint of an area, `dark` the text on that tint. The dark scheme has the
// same names with the lightness inverted: there `light` is the darkest.

const ON_BAND = {
  contrastText: '#e4f1e8',
  hover: 'rgba(255, 255, 255, 0.08)',
  line: 'rgba(228, 241, 232, 0.2)',
  /** Focus outline on these surfaces. */
  focus: '#f2d696',
};

/** Colours of the light scheme. */
export const LIGHT: PaletteOptions = {
  primary: { main: '#1b6b3f', dark: '#0e4a2a', light: '#e4f1e8', contrastText: '#ffffff' },
  secondary: { main: '#8a5a00', dark: '#6b4500', light: '#fbf1dc', contrastText: '#ffffff' },
  success: { main: '#1b6b3f', dark: '#0e4a2a', light: '#e4f1e8', contrastText: '#ffffff' },
  error: { main: '#b3261e', dark: '#7a1a14', light: '#fdecea', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', dark: '#6b4500', light: '#fbf1dc', contrastText: '#ffffff' },
  info: { main: '#1f5f8b', dark: '#174a6c', light: '#e5f0f8', contrastText: '#ffffff' },
  text: { primary: '#16241c', secondary: '#4a5a51' },
  divider: '#d9e2dc',
  background: { default: '#fbfcfb', paper: '#ffffff' },
  band: { ...ON_BAND, main: '#0b3320' },
  art: {
    sky: '#f1f7f2',
    sun: '#f4dfae',
    far: '#bfdcc8',
    near: '#6fa785',
    ground: '#1b6b3f',
    figure: '#ffffff',
    line: '#75907f',
    gold: '#c99a3c',
  },
};

/** Colours of the dark scheme: dark green instead of black, text softer than white. */
export const DARK: PaletteOptions = {
  primary: { main: '#82cda0', dark: '#a9e2bf', light: '#1f3a2b', contrastText: '#0a2416' },
  secondary: { main: '#e2b769', dark: '#efcf94', light: '#39301c', contrastText: '#2a1d03' },
  success: { main: '#82cda0', dark: '#a9e2bf', light: '#1f3a2b', contrastText: '#0a2416' },
  error: { main: '#f29a92', dark: '#f9c3be', light: '#442422', contrastText: '#3a0b07' },
  warning: { main: '#e2b769', dark: '#efcf94', light: '#39301c', contrastText: '#2a1d03' },
  info: { main: '#8ec5ea', dark: '#b9dcf3', light: '#1d3444', contrastText: '#06202f' },
  text: { primary: '#e5eee8', secondary: '#a8bab0' },
  divider: '#2e4238',
  background: { default: '#0f1a14', paper: '#16241c' },
  band: { ...ON_BAND, main: '#0a2417' },
  art: {
    sky: '#172a20',
    sun: '#8f7838',
    far: '#234735',
    near: '#3a7a57',
    ground: '#1d5637',
    figure: '#d8e9de',
    line: '#70897a',
    gold: '#d6ad57',
  },
};
