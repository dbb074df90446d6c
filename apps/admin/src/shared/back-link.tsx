import { TextLink } from '@concord/ui';
import type { ReactNode } from 'react';

/** Under a heading: the way back to the list that the page belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <TextLink to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {children}
    </TextLink>
  );
}
