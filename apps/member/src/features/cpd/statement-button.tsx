import { Button, toastError } from '@concord/ui';
import { useState } from 'react';
import { saveFile } from '../../shared/save-file';
import { useMyCpdStatementMutation } from './requests';

/** Saves the statement of a year as PDF. */
export function StatementButton({ year }: { readonly year: number }) {
  const [fetchStatement] = useMyCpdStatementMutation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const url = await fetchStatement({ query: { year } }).unwrap();
      saveFile(String(url), `CPD statement ${year}.pdf`);
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" loading={busy} onClick={() => void save()}>
      Statement as PDF
    </Button>
  );
}
