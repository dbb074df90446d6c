import { createContext, type ReactNode, useState } from 'react';

type Show = (dialog: ReactNode) => void;

/** Shows a dialog on the surrounding page; null closes it. */
export const DialogHostContext = createContext<Show>(() => undefined);

/** Shows dialogs of the buttons inside. A dialog stays open, with its input, when its button disappears. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  return (
    <DialogHostContext value={setDialog}>
      {children}
      {dialog}
    </DialogHostContext>
  );
}
