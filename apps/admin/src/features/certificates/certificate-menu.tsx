import { useSession } from '@concord/api-client';
import type { Certificate } from '@concord/contracts';
import type { ComponentType } from 'react';
import { HistoryDialog } from '../../shared/audit/history-button';
import { verificationPath } from '../../shared/certificates/addresses';
import { statusOf } from '../../shared/certificates/certificate-state';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { type RowAction, RowMenu } from '../../shared/lists/row-menu';
import { LinkDialog } from './link-dialog';
import { ReinstateDialog } from './reinstate-dialog';
import { ReissueDialog } from './reissue-dialog';
import { useCertificateMailMutation } from './requests';

interface CertificateDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

function MailDialog({ certificate, onClose }: CertificateDialogProps) {
  const { _id, studentName, selectedCourse } = certificate;
  const [mail] = useCertificateMailMutation();
  return (
    <ActionDialog
      title="Send this certificate by e-mail?"
      confirmLabel="Send"
      successText={`The e-mail to ${studentName} is on its way`}
      act={() => mail({ params: { id: _id } }).unwrap()}
      onClose={onClose}
    >
      {studentName} will get an e-mail with the link and the PDF of the certificate in{' '}
      {selectedCourse.courseTitle}, even if one was sent before.
    </ActionDialog>
  );
}

/** Further actions on a certificate. Only a super administrator changes one. */
export function CertificateMenu({ certificate }: { readonly certificate: Certificate }) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const of = `the certificate of ${certificate.studentName}`;
  const status = statusOf(certificate);
  const isValid = status === 'valid';
  const withDialog = (label: string, Dialog: ComponentType<CertificateDialogProps>): RowAction => ({
    label,
    dialog: (onClose) => <Dialog certificate={certificate} onClose={onClose} />,
  });
  const actions: readonly RowAction[] = [
    { label: 'View the public check page', href: verificationPath(certificate.certificateNumber) },
    {
      label: 'QR code and link',
      dialog: (onClose) => (
        <LinkDialog title="QR code and link" certificate={certificate} onClose={onClose} />
      ),
    },
    ...(isSuper && certificate.result
      ? [{ label: 'View the exam result', href: `/admin/student-result/${certificate.result}` }]
      : []),
    ...(isValid && certificate.student ? [withDialog('Send by e-mail', MailDialog)] : []),
    ...(isValid && isSuper ? [withDialog('Replace', ReissueDialog)] : []),
    ...(status === 'revoked' && isSuper ? [withDialog('Reinstate', ReinstateDialog)] : []),
    ...(isSuper
      ? [
          {
            label: 'History',
            dialog: (onClose: () => void) => <HistoryDialog id={certificate._id} of={of} onClose={onClose} />,
          },
        ]
      : []),
  ];
  return <RowMenu of={of} actions={actions} />;
}
