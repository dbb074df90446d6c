import { Box } from '@concord/ui';
import type { ComponentProps, ReactNode } from 'react';

const TONES = {
  info: { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' },
  warning: { bgcolor: 'secondary.light', color: 'secondary.dark', borderColor: 'secondary.main' },
  error: { bgcolor: 'error.light', color: 'error.dark', borderColor: 'error.main' },
} as const;

interface NoticeProps {
  readonly tone: keyof typeof TONES;
  /** `alert` for a failure, which a screen reader reads at once. */
  readonly role?: 'status' | 'alert';
  readonly sx?: ComponentProps<typeof Box>['sx'];
  readonly children: ReactNode;
}

/** A short message in a tinted box. */
export const Notice = ({ tone, role = 'status', sx, children }: NoticeProps) => (
  <Box
    role={role}
    sx={[
      { px: 2, py: 1.5, borderLeft: 4, borderRadius: 0.5, overflowWrap: 'anywhere' },
      TONES[tone],
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    {children}
  </Box>
);
