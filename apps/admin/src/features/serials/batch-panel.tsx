import { useSession } from '@concord/api-client';
import type { SerialBatch } from '@concord/contracts';
import { Button, Stack, TextLink, toastError, Typography } from '@concord/ui';
import { CopyIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { DocumentButton } from '../../shared/documents/document-button';
import { counted, formatDate } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { copyText } from './copy-text';
import { useSerialBatchGetQuery, useSerialBatchUnusedMutation } from './requests';
import { batchName } from './serial-columns';

/** Copies the unused serials of a batch, one per line; shows them if the browser refuses. */
function CopyAllButton({ batch }: { readonly batch: SerialBatch }) {
  const [fetchUnused, { isLoading }] = useSerialBatchUnusedMutation();
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    try {
      const serials = await fetchUnused({ params: { id: batch._id } }).unwrap();
      const text = serials.map(({ serial }) => serial).join('\n');
      if (!(await copyText(text, `Copied ${counted(serials.length, 'serial number')}`))) setShown(text);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CopyIcon />}
        loading={isLoading}
        disabled={batch.unused === 0}
        onClick={() => void copy()}
      >
        Copy all unused
      </Button>
      {shown === undefined ? null : (
        <FormDialog title="Unused serial numbers" onClose={() => setShown(undefined)}>
          <TextField
            label="One per line"
            multiline
            maxRows={12}
            value={shown}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        </FormDialog>
      )}
    </>
  );
}

/** Panel of the batch that filters the list. */
export function BatchPanel({ id }: { readonly id: string }) {
  const query = useSerialBatchGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const { details } = useSession();
  const mayKnow = ({ madeBy }: SerialBatch) =>
    details?.role === 'SUPER_ADMIN' || details?.admin === madeBy._id;
  return (
    <LoadGuard
      query={query}
      missing="Batch not found"
      action={<TextLink to="/admin/serial-number">All serial numbers</TextLink>}
    >
      {(batch) => (
        <Section
          title={batchName(batch.note, batch.dateGenerated)}
          actions={
            mayKnow(batch) ? (
              <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <CopyAllButton batch={batch} />
                {batch.unused > 0 ? (
                  <DocumentButton document={{ kind: 'serial-sheet', id }} title="Sheet of serial numbers">
                    Print sheet
                  </DocumentButton>
                ) : null}
              </Stack>
            ) : null
          }
        >
          <Typography>
            {counted(batch.count, 'serial number')} generated on {formatDate(batch.dateGenerated)} by{' '}
            {batch.madeBy.username}. Still unused: {batch.unused.toLocaleString('en-GB')}.
          </Typography>
        </Section>
      )}
    </LoadGuard>
  );
}
