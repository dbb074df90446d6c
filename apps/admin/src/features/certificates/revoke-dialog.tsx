import type { Certificate } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useRevokeCertificateMutation } from './revoke-certificate';

interface RevokeDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** Asks before a certificate is deleted: it no longer counts, and whoever checks its number is told so. */
export function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const [revoke, { isLoading }] = useRevokeCertificateMutation();
  const confirm = async () => {
    try {
      await revoke(certificate._id).unwrap();
      toastSuccess('Deleted Succesfully');
    } catch (error) {
      toastError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this certificate?"
      confirmLabel="Delete"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      The certificate of {certificate.studentName} in {certificate.selectedCourse.courseTitle} will be
      revoked: anyone who checks its number will be told so. This can not be undone.
    </ConfirmDialog>
  );
}
