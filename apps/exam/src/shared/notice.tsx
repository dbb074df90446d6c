import { Box } from '@concord/ui';
import type { ComponentProps, ReactNode } from 'react';

const TONES = {
  info: { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' },
  warning: { bgcolor: 'secondary.light', color: 'secondary.dark', borderColor: 'secondary.main' },
  error: { bgcolor: 'error.light', color: 'error.dark', borderColor: 'error.main' },
} as const;

interface NoticeProps {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
  readonly sx?: ComponentProps<typeof Box>['sx'];
}

/** Short message that screen readers announce. */
export const Notice = ({ tone, children, sx }: NoticeProps) => (
  <Box
    role="alert"
    sx={[
      { px: 2, py: 1.5, borderLeft: 4, borderRadius: 0.5, textAlign: 'left', overflowWrap: 'anywhere' },
      TONES[tone],
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    {children}
  </Box>
);
