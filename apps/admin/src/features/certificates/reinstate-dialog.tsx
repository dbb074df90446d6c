import type { Certificate } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { CertificateSummary } from './certificate-summary';
import { useCertificateReinstateMutation } from './requests';

interface ReinstateDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** Makes a revoked certificate valid again. */
export function ReinstateDialog({ certificate, onClose }: ReinstateDialogProps) {
  const { _id, certificateNumber, revocation } = certificate;
  const [reinstate] = useCertificateReinstateMutation();
  const send = async (reason: string) => {
    const { isSerialVoid } = await reinstate({ params: { id: _id }, body: { reason } }).unwrap();
    toastSuccess(
      isSerialVoid
        ? `${certificateNumber} is valid again. Its serial number still can't be used, so print it here.`
        : `${certificateNumber} is valid again`,
    );
  };
  return (
    <ReasonDialog title="Reinstate this certificate?" submitLabel="Reinstate" send={send} onClose={onClose}>
      <CertificateSummary certificate={certificate} />
      <Typography>It will be valid again with the same number.</Typography>
      {revocation?.reason ? (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Revoked by {revocation.by.username}. Reason: {revocation.reason}
        </Typography>
      ) : null}
    </ReasonDialog>
  );
}
