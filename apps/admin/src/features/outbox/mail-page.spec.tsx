import type { Mail, Role } from '@concord/contracts';
import { findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aMail } from '../../testing/records';

const FAILED = { status: 'failed', error: 'no such user', canSendAgain: true } as const;
const SEND = `POST admin/outbox/${aMail()._id}/send-again`;

const open = (change: Partial<Mail>, role?: Role) => {
  let mail = aMail(change);
  const routes = {
    [`GET admin/outbox/${mail._id}`]: () => ({ body: mail }),
    [SEND]: () => {
      mail = { ...mail, status: 'sent', canSendAgain: false };
      return { body: mail };
    },
  };
  return openAdmin(`/admin/outbox/${mail._id}`, routes, role);
};

describe('MailPage', () => {
  it('shows the mail in a sandboxed frame and as plain text', async () => {
    open({ html: '<html><head></head><body><script>parent.x = 1</script><a href="/x">go</a></body></html>' });
    const frame = await screen.findByTitle('Preview: Your result: Mediation (MED-1000)');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toContain('<base target="_blank">');
    expect(frame).not.toHaveAttribute('src');
    expect(screen.getByText(/Your exam has been graded/)).toBeVisible();
    expect(screen.queryByText('Send again')).not.toBeInTheDocument();
  });

  it('prints the certificate attached to an e-mail', async () => {
    const id = 'c'.repeat(24);
    const { made } = open({ certificate: id });
    await press('Certificate (PDF)');
    expect(made('POST media/documents')).toEqual([
      expect.objectContaining({ body: { kind: 'certificate', id } }),
    ]);
  });

  it('asks before resending an e-mail that may have been sent', async () => {
    const { made } = open({ ...FAILED, status: 'unknown', error: 'interrupted', sentAt: null });
    expect(await screen.findByRole('alert')).toHaveTextContent('interrupted');
    await press('Send again');
    expect(screen.getByRole('dialog')).toHaveTextContent('amina@example.com may get it twice');
    expect(made(SEND)).toEqual([]);
    await press('Send again');
    await findToast('The e-mail will be sent again');
    expect(made(SEND)).toHaveLength(1);
    expect(await screen.findByText('Sent', { selector: '.MuiChip-label' })).toBeVisible();
  });

  it('sends nothing after Cancel', async () => {
    const { made } = open(FAILED);
    await press('Send again');
    await press('Cancel');
    expect(made(SEND)).toEqual([]);
  });

  it('lets an ADMIN read and not send', async () => {
    open(FAILED, 'ADMIN');
    expect(await screen.findByRole('alert')).toHaveTextContent('no such user');
    expect(screen.queryByText('Send again')).not.toBeInTheDocument();
  });

  it('links to the list from a mail that does not exist', async () => {
    const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'This mail was not found' } };
    openAdmin('/admin/outbox/gone', { 'GET admin/outbox/gone': missing });
    expect(await screen.findByText('E-mail not found')).toBeVisible();
    expect(screen.getAllByText('All e-mails')[0]).toHaveAttribute('href', '/admin/outbox');
  });
});
