import { createContext, type ReactNode, useState } from 'react';

type Show = (dialog: ReactNode) => void;

/** Shows a dialog on the page around; null closes it. */
export const DialogHostContext = createContext<Show>(() => undefined);

/** Shows the dialogs of the buttons in it. A dialog stays open, with its input, when its button disappears. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  return (
    <DialogHostContext value={setDialog}>
      {children}
      {dialog}
    </DialogHostContext>
  );
}
