import type { ListPrintedBody } from '@concord/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useListPrintedMutation } from './requests';

/** Tells the audit log that the list is printed, by its button or by the browser's own menu; neither waits for it. */
export function useNotedPrint(body: ListPrintedBody): void {
  const [note] = useListPrintedMutation();
  const onPrint = useEffectEvent(() => void note({ body }));
  useEffect(() => {
    const listen = () => onPrint();
    window.addEventListener('beforeprint', listen);
    return () => window.removeEventListener('beforeprint', listen);
  }, []);
}
