import type { Payment } from '@concord/contracts';
import { Box } from '@concord/ui';
import { DocumentButton } from '../../../shared/documents/document-button';
import { NONE } from '../../../shared/format';
import { useMemberDocumentListQuery } from '../requests';

/** Prints the receipt of a payment; its number alone until the documents are known. */
export function ReceiptButton({ payment: { member, receipt } }: { readonly payment: Payment }) {
  const { data: documents = [] } = useMemberDocumentListQuery({ params: { id: member } });
  const document = documents.find(({ kind, number }) => kind === 'receipt' && number === receipt?.number);
  if (!receipt || !document) return receipt?.number ?? NONE;
  return (
    <DocumentButton
      size="small"
      title="Receipt"
      aria-label={`Print receipt ${receipt.number}`}
      document={{ kind: 'receipt', id: document._id }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {receipt.number}
      </Box>
    </DocumentButton>
  );
}
