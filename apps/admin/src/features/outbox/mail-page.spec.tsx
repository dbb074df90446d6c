import type { Mail, Role } from '@concord/contracts';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aMail } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const open = (change: Partial<Mail>, role: Role = 'SUPER_ADMIN') => {
  let mail = aMail(change);
  const path = `admin/outbox/${mail._id}`;
  const seen = fakeApi({
    [`GET ${path}`]: () => ({ body: mail }),
    [`POST ${path}/send-again`]: () => {
      mail = { ...mail, status: 'sent', canSendAgain: false };
      return { body: mail };
    },
  });
  return { seen, ...renderAdmin(`/admin/outbox/${mail._id}`, role) };
};
const posts = (seen: ReturnType<typeof open>['seen']) => seen.filter(({ call }) => call.startsWith('POST'));

describe('MailPage', () => {
  it('shows the mail in a sandboxed frame and as plain text', async () => {
    const html = '<html><head></head><body><script>parent.x = 1</script><a href="/x">go</a></body></html>';
    open({ html });
    const frame = await screen.findByTitle('Preview: Your result: Mediation (MED-1000)');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame.getAttribute('srcdoc')).toContain('<base target="_blank">');
    expect(frame).not.toHaveAttribute('src');
    expect(screen.getByText(/Your exam has been graded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  it('asks before it sends again a mail that may have gone out', async () => {
    const { user, seen } = open({
      status: 'unknown',
      error: 'interrupted',
      canSendAgain: true,
      sentAt: null,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('interrupted');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('amina@example.com may then get it twice');
    expect(posts(seen)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The mail will be sent again')).toBeVisible();
    expect(posts(seen)).toHaveLength(1);
    expect(await screen.findByText('Sent', { selector: '.MuiChip-label' })).toBeVisible();
  });

  it('sends nothing after Cancel', async () => {
    const { user, seen } = open({ status: 'failed', error: 'no such user', canSendAgain: true });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(posts(seen)).toEqual([]);
  });

  it('lets an ADMIN read and not send', async () => {
    open({ status: 'failed', error: 'no such user', canSendAgain: true }, 'ADMIN');
    expect(await screen.findByRole('alert')).toHaveTextContent('no such user');
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  it('links to the list from a mail that does not exist', async () => {
    fakeApi({
      'GET admin/outbox/gone': {
        status: 404,
        body: { statusCode: 404, code: 'NOT_FOUND', message: 'This mail was not found', requestId: '1' },
      },
    });
    renderAdmin('/admin/outbox/gone');
    expect(await screen.findByText('There is no such mail')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'All mails' })[0]).toHaveAttribute('href', '/admin/outbox');
  });
});
