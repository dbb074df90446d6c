import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { type Scheme, shownScheme, subscribeToScheme, switchScheme } from '../theme/scheme';
import { lineIcon } from './line-icon';

const MoonIcon = lineIcon('MoonIcon', 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
const SunIcon = lineIcon(
  'SunIcon',
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5',
);

const NAMES: Record<Scheme, string> = { light: 'Use dark colours', dark: 'Use light colours' };

/**
 * A button that switches between the light and the dark scheme. Its markup is the same in both, because
 * prerendered pages know neither: the style sheet shows one icon. Hidden without scripts.
 */
export function SchemeSwitch({ sx, ...props }: Omit<IconButtonProps, 'onClick' | 'aria-label' | 'children'>) {
  const scheme = useSyncExternalStore<Scheme | undefined>(subscribeToScheme, shownScheme, () => undefined);
  return (
    <IconButton
      color="inherit"
      aria-label={scheme ? NAMES[scheme] : 'Change between light and dark colours'}
      onClick={switchScheme}
      {...props}
      sx={[
        { color: 'text.secondary', '@media (scripting: none)': { display: 'none' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <MoonIcon sx={{ display: 'var(--in-light, block)' }} />
      <SunIcon sx={{ display: 'var(--in-dark, none)' }} />
    </IconButton>
  );
}
