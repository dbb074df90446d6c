import { Button, LinkButton } from '@concord/ui';
import type { ContentAction } from '../../content/page-content';

interface ActionLinkProps {
  readonly action: ContentAction;
  readonly variant?: 'contained' | 'outlined';
  readonly size?: 'medium' | 'large';
}

/** Button-styled link to a page of the site, an external address, or a file. */
export function ActionLink({ action, variant = 'contained', size = 'medium' }: ActionLinkProps) {
  if ('to' in action) {
    return (
      <LinkButton to={action.to} variant={variant} size={size}>
        {action.label}
      </LinkButton>
    );
  }
  return (
    <Button href={action.href} download={action.download} rel="noopener" variant={variant} size={size}>
      {action.label}
    </Button>
  );
}
