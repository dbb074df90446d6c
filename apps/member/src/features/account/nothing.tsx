import { Typography } from '@concord/ui';
import type { ReactNode } from 'react';

/** Text of a list without entries. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <Typography color="textSecondary">{children}</Typography>
);
