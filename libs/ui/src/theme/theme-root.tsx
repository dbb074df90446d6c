import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Toasts } from '../components/toasts';
import { theme } from './theme';

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
