import type { Certificate } from '@concord/contracts';
import { RemovalDialog } from '../../shared/removal-dialog';
import { useRevokeCertificateMutation } from './revoke-certificate';

interface RevokeDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** Asks before a certificate is deleted: it no longer counts, and whoever checks its number is told so. */
export function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const [remove] = useRevokeCertificateMutation();
  return (
    <RemovalDialog
      title="Delete this certificate?"
      remove={() => remove(certificate._id).unwrap()}
      onClose={onClose}
    >
      The certificate of {certificate.studentName} in {certificate.selectedCourse.courseTitle} will be
      revoked: anyone who checks its number will be told so. This can not be undone.
    </RemovalDialog>
  );
}
