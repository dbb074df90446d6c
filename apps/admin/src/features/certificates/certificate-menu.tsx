import { useSession } from '@concord/api-client';
import type { Certificate } from '@concord/contracts';
import { Button } from '@concord/ui';
import { ChevronDownIcon, Menu, MenuItem } from '@concord/ui/display';
import { type ReactNode, use, useId, useState } from 'react';
import { HistoryDialog } from '../../shared/audit/history-button';
import { verificationPath } from '../../shared/certificates/addresses';
import { statusOf } from '../../shared/certificates/certificate-state';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogHostContext } from '../../shared/dialogs/dialog-host';
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
      title="Send this certificate by mail?"
      confirmLabel="Send"
      successText={`The mail to ${studentName} is on its way`}
      act={() => mail({ params: { id: _id } }).unwrap()}
      onClose={onClose}
    >
      {studentName} gets a mail with the link and the PDF of the certificate in {selectedCourse.courseTitle},
      also if one was sent before.
    </ActionDialog>
  );
}

/** What else can be done with a certificate. Only a super administrator changes one. */
export function CertificateMenu({ certificate }: { readonly certificate: Certificate }) {
  const show = use(DialogHostContext);
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const open = (dialog: ReactNode) => {
    close();
    show(dialog);
  };
  const dialog = { certificate, onClose: () => show(null) };
  const of = `the certificate of ${certificate.studentName}`;
  const status = statusOf(certificate);
  const isValid = status === 'valid';
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-label={`More for ${of}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem
          component="a"
          href={verificationPath(certificate.certificateNumber)}
          target="_blank"
          rel="noopener"
          onClick={close}
        >
          View what anyone sees
        </MenuItem>
        <MenuItem onClick={() => open(<LinkDialog title="QR code and link" {...dialog} />)}>
          QR code and link
        </MenuItem>
        {isValid && certificate.student ? (
          <MenuItem onClick={() => open(<MailDialog {...dialog} />)}>Send by mail</MenuItem>
        ) : null}
        {isValid && isSuper ? (
          <MenuItem onClick={() => open(<ReissueDialog {...dialog} />)}>Issue anew</MenuItem>
        ) : null}
        {status === 'revoked' && isSuper ? (
          <MenuItem onClick={() => open(<ReinstateDialog {...dialog} />)}>Reinstate</MenuItem>
        ) : null}
        {isSuper ? (
          <MenuItem
            onClick={() => open(<HistoryDialog id={certificate._id} of={of} onClose={dialog.onClose} />)}
          >
            History
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
