import type { ListPrintedBody } from '@concord/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useListPrintedMutation } from './requests';

/** Audits the printing of the list, by its button or the browser's menu. Printing does not wait for it. */
export function useNotedPrint(body: ListPrintedBody): void {
  const [note] = useListPrintedMutation();
  const onPrint = useEffectEvent(() => void note({ body }));
  useEffect(() => {
    const listen = () => onPrint();
    window.addEventListener('beforeprint', listen);
    return () => window.removeEventListener('beforeprint', listen);
  }, []);
}
