import { DialogTitle } from '@concord/ui/display';
import { useEffect, useRef } from 'react';

/** The title of a later step of a dialog; it gets the focus, which the button of the step before had. */
export function StepTitle({ id, children }: { readonly id: string; readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <DialogTitle ref={title} id={id} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </DialogTitle>
  );
}
