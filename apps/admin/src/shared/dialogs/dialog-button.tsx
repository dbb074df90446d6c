import { Button, IconButton } from '@concord/ui';
import { Tooltip } from '@concord/ui/display';
import { type ComponentProps, type ReactNode, useState } from 'react';

type Look = Pick<ComponentProps<typeof Button>, 'aria-label' | 'color' | 'size' | 'sx' | 'variant'>;

interface DialogButtonProps extends Look {
  /** In front of the text; the whole button where there is no text. */
  readonly icon?: ReactNode;
  /** The text; a button without it needs an `aria-label`. */
  readonly children?: ReactNode;
  /** Explains a button without a text. */
  readonly tooltip?: string;
  readonly dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. The clicks of the dialog reach a row around the button, so that must not react to them. */
export function DialogButton({ icon, children, tooltip = '', dialog, ...look }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {children ? (
        <Button {...look} startIcon={icon} onClick={open}>
          {children}
        </Button>
      ) : (
        <Tooltip title={tooltip}>
          <IconButton color={look.color} aria-label={look['aria-label']} onClick={open}>
            {icon}
          </IconButton>
        </Tooltip>
      )}
      {isOpen ? dialog(() => setOpen(false)) : null}
    </>
  );
}
