import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect } from 'react';
import { Toasts } from '../components/toasts';
import { followScheme } from './scheme';
import { theme } from './theme';

// MUI's own provider would write the colours at run time and switch them by rendering (4 kB): here they are in the head
// of the page, and switching is an attribute.

/** Theme, base styles and the place where toasts appear. The shell mounts it once. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  useEffect(followScheme, []);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
      <Toasts />
    </ThemeProvider>
  );
}
