import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { Toasts } from '../components/toasts';
import { theme } from './theme';

// MUI's own provider also carries what switching colour schemes needs (4 kB); this product has one scheme.

/** Theme, base styles and the place where toasts appear. The shell mounts it once. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
      <Toasts />
    </ThemeProvider>
  );
}
