import { TextLink } from '@concord/ui';
import type { ReactNode } from 'react';

/** Link to a list, with the height of a touch target. */
export function ListLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <TextLink to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {children}
    </TextLink>
  );
}
