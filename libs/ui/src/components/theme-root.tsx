import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useEffect } from 'react';
import { followScheme } from '../theme/scheme';
import { theme } from '../theme/theme';
import { Toasts } from './toasts';

// MUI's own provider (4 kB more) would write the colours at run time. Here the page's head has them, and a
// change of the scheme only changes an attribute.

/** Theme, base styles and the place of the toasts: `<ThemeRoot><App /></ThemeRoot>`, once in the shell and in tests. */
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
