import { fileUrl } from '@concord/api-client';
import type { TransferClaim } from '@concord/contracts';
import { Button, toastError } from '@concord/ui';
import { useLazyTransferEvidenceQuery } from './requests';

/** Opens the evidence of a transfer in another tab, by a link of ten minutes. */
export function EvidenceButton({ claim: { _id: id, member, file } }: { readonly claim: TransferClaim }) {
  const [load, { isFetching }] = useLazyTransferEvidenceQuery();
  const open = async () => {
    try {
      const { url } = await load({ params: { id } }).unwrap();
      if (url) window.open(fileUrl(url), '_blank', 'noopener');
      else toastError('This file is not opened, because malware was found in it');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Button
      size="small"
      aria-label={`Evidence of ${member.name}: ${file}`}
      loading={isFetching}
      onClick={() => void open()}
    >
      Evidence
    </Button>
  );
}
