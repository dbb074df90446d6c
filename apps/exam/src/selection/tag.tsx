import { Box } from '@concord/ui';
import type { ReactNode } from 'react';

const TONES = {
  good: 'success.main',
  warning: 'warning.dark',
  bad: 'error.main',
  plain: 'text.secondary',
} as const;

interface TagProps {
  readonly tone: keyof typeof TONES;
  readonly filled?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A few words on the state of an exam. */
export const Tag = ({ tone, filled = false, icon, children }: TagProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      minHeight: 32,
      px: 1.5,
      border: 1,
      borderRadius: 4,
      borderColor: TONES[tone],
      bgcolor: filled ? 'secondary.light' : 'transparent',
      color: TONES[tone],
      fontSize: '0.875rem',
      fontWeight: 600,
      // Long texts take two lines on a phone.
      whiteSpace: { xs: 'normal', sm: 'nowrap' },
      py: 0.5,
      fontVariantNumeric: 'tabular-nums',
      flexShrink: { sm: 0 },
    }}
  >
    {icon}
    {children}
  </Box>
);
