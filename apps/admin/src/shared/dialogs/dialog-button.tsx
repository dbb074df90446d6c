import { Button, IconButton } from '@concord/ui';
import { Tooltip } from '@concord/ui/display';
import { type ComponentProps, type ReactNode, use } from 'react';
import { DialogHostContext } from './dialog-host';

type Look = Pick<ComponentProps<typeof Button>, 'aria-label' | 'color' | 'size' | 'sx' | 'variant'>;

interface DialogButtonProps extends Look {
  /** Icon before the text, or the whole button without text. */
  readonly icon?: ReactNode;
  /** Text; a button without it needs an `aria-label`. */
  readonly children?: ReactNode;
  /** Explains a button without a text. */
  readonly tooltip?: string;
  readonly dialog: (close: () => void) => ReactNode;
}

/** Opens a dialog on the {@link DialogHost}. */
export function DialogButton({ icon, children, tooltip = '', dialog, ...look }: DialogButtonProps) {
  const show = use(DialogHostContext);
  const open = () => show(dialog(() => show(null)));
  if (children)
    return (
      <Button {...look} startIcon={icon} onClick={open}>
        {children}
      </Button>
    );
  return (
    <Tooltip title={tooltip}>
      <IconButton color={look.color} aria-label={look['aria-label']} onClick={open}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
