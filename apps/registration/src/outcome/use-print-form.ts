import { useAppDispatch } from '@concord/api-client';
import type { RegisteredStudent } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { registrationFormStatus, orderRegistrationForm } from '../requests/print-form';
import { printedForm, PrintError, type PrintFault } from './print-form';

export type Printing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'ready'; readonly url: string; readonly opened: boolean }
  | { readonly kind: 'failed'; readonly fault: PrintFault };

/** The link to a finished document is good for ten minutes. */
const LINK_MS = 9 * 60_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Has the registration form printed and opens it. */
export function usePrintForm({ _id, printToken }: RegisteredStudent) {
  const dispatch = useAppDispatch();
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });

  useEffect(() => {
    if (printing.kind !== 'ready') return undefined;
    const timer = setTimeout(() => setPrinting({ kind: 'idle' }), LINK_MS);
    return () => clearTimeout(timer);
  }, [printing.kind]);

  const print = async () => {
    // Browsers open a new tab only in answer to the click itself.
    const tab = window.open('', '_blank');
    setPrinting({ kind: 'working', percent: 0 });
    try {
      const url = await printedForm({
        order: () =>
          dispatch(
            orderRegistrationForm.initiate(
              { body: { kind: 'registration-form', id: _id }, printToken },
              { track: false },
            ),
          ).unwrap(),
        status: (jobId) =>
          dispatch(
            registrationFormStatus.initiate({ jobId, printToken }, { forceRefetch: true, subscribe: false }),
          ).unwrap(),
        onProgress: (percent) => setPrinting({ kind: 'working', percent }),
        pause,
      });
      if (tab) tab.location.href = url;
      setPrinting({ kind: 'ready', url, opened: tab !== null });
    } catch (error) {
      tab?.close();
      setPrinting({ kind: 'failed', fault: error instanceof PrintError ? error.fault : 'unavailable' });
    }
  };

  return { printing, print };
}
