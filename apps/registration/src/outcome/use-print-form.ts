import { useAppDispatch } from '@concord/api-client';
import type { RegisteredStudent } from '@concord/contracts';
import { useState } from 'react';
import { documentStatus, orderDocument } from '../requests/print-form';
import { printedForm } from './print-form';

export type Printing =
  | { readonly kind: 'idle' | 'working' }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string };

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Has the registration form printed and opens it. */
export function usePrintForm({ _id, printToken }: RegisteredStudent) {
  const dispatch = useAppDispatch();
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });

  const print = async () => {
    // Browsers open a new tab only in answer to the click itself.
    const tab = window.open('', '_blank');
    setPrinting({ kind: 'working' });
    try {
      const url = await printedForm({
        order: () =>
          dispatch(
            orderDocument.initiate(
              { body: { kind: 'registration-form', id: _id }, printToken },
              { track: false },
            ),
          ).unwrap(),
        status: (jobId) =>
          dispatch(
            documentStatus.initiate({ jobId, printToken }, { forceRefetch: true, subscribe: false }),
          ).unwrap(),
        pause,
      });
      if (tab) tab.location.href = url;
      setPrinting({ kind: 'ready', url });
    } catch (error) {
      tab?.close();
      setPrinting({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };

  return { printing, print };
}
