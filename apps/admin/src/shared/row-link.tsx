import { LinkButton, TextLink } from '@concord/ui';
import type { ReactNode } from 'react';

interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The link in a row that is clickable as a whole: one click goes there once. */
export function RowLink({ to, children }: RowLinkProps) {
  return (
    <TextLink to={to} onClick={(event) => event.stopPropagation()} sx={{ fontWeight: 600 }}>
      {children}
    </TextLink>
  );
}

/** The View button of a row; `of` names what it opens for people who hear the page. */
export function ViewButton({ to, of }: { readonly to: string; readonly of: string }) {
  return (
    <LinkButton
      to={to}
      size="small"
      variant="outlined"
      aria-label={`View ${of}`}
      onClick={(event) => event.stopPropagation()}
    >
      View
    </LinkButton>
  );
}
