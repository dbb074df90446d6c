import { DialogTitle } from '@concord/ui/display';
import { useEffect, useRef } from 'react';

/** Title of a later step of a dialog. It takes the focus, because the previous step's button is gone. */
export function StepTitle({ id, children }: { readonly id: string; readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <DialogTitle ref={title} id={id} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </DialogTitle>
  );
}
