import type { Certificate, Role } from '@concord/contracts';
import { chooseOption, fill, findField, findToast, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aCertificate, aCourse } from '../../testing/records';

const PATH = '/admin/student-certificates';
const NUMBER = 'CERT-2026-AAAA';
const revoked: Partial<Certificate> = {
  status: 'revoked',
  revokedAt: '2026-11-22T09:00:00.000Z',
  revocation: {
    reason: 'Issued to a namesake',
    isPublic: true,
    by: { _id: '64b000000000000000000001', username: 'halima' },
  },
};
const CALL = `certificate/${aCertificate()._id}`;

const open = (change: Partial<Certificate> = {}, routes = {}, role: Role = 'SUPER_ADMIN', query = '') =>
  openAdmin(`${PATH}${query}`, { 'GET certificate': { body: [aCertificate(change)] }, ...routes }, role);

async function choose(item: string) {
  await press('More for the certificate of Amina Bello');
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
}

describe('CertificatesPage', () => {
  it('lists certificates; an ADMIN cannot change them', async () => {
    open({ student: aStudent()._id, result: '64f0000000000000000000aa' }, {}, 'ADMIN');
    expect(await screen.findByText(NUMBER)).toBeVisible();
    expect(screen.getByText('20/11/2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Amina Bello' })).toHaveAttribute(
      'href',
      `/admin/students/${aStudent()._id}`,
    );
    expect(screen.queryByLabelText('Revoke (delete) the certificate of Amina Bello')).not.toBeInTheDocument();
    expect(screen.queryByText('Issue from results')).not.toBeInTheDocument();
    await press('More for the certificate of Amina Bello');
    const items = await screen.findAllByRole('menuitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'View the public check page',
      'QR code and link',
      'Send by e-mail',
    ]);
    expect(items[0]).toHaveAttribute('href', `/certificate/${NUMBER}`);
  });

  it('links a super administrator to the result that earned it', async () => {
    open({ result: '64f0000000000000000000aa' });
    await press('More for the certificate of Amina Bello');
    expect(
      await screen.findByRole('menuitem', { name: 'View the exam result', hidden: true }),
    ).toHaveAttribute('href', '/admin/student-result/64f0000000000000000000aa');
  });

  it('requests valid ones, and those of the filters', async () => {
    const { made } = open({}, { 'GET course': { body: [aCourse()] } });
    await screen.findByText(NUMBER);
    // The menu counts them as well.
    const asked = () =>
      made('GET certificate')
        .map(({ search }) => Object.fromEntries(search))
        .findLast(({ pageSize }) => pageSize === '10');
    expect(asked()).toEqual({ page: '1', pageSize: '10' });
    await press('Filters');
    await chooseOption('State', 'Revoked');
    await chooseOption('Course', 'Negotiation');
    await waitFor(() => expect(asked()).toMatchObject({ status: 'revoked', course: aCourse()._id }));
    expect(screen.queryByText('Print all certificates in one PDF')).not.toBeInTheDocument();
    await press('Remove the filter State: Revoked');
    expect(await screen.findByText('Print all certificates in one PDF')).toBeVisible();
  });

  it('exports the list as shown, with its filters in words', async () => {
    const call = 'POST media/exports';
    const { made } = open(
      {},
      { [call]: { status: 409, body: { code: 'CONFLICT', message: 'Too many files' } } },
      'ADMIN',
      '?status=revoked',
    );
    await screen.findByText(NUMBER);
    await press('Excel');
    await findToast('Too many files');
    expect(made(call)[0]?.body).toEqual({
      kind: 'certificates',
      format: 'xlsx',
      columns: ['Student name', 'Course', 'Certificate', 'State', 'Actions'],
      query: { status: 'revoked' },
      described: 'State: Revoked',
    });
  });

  it('shows why, by whom and when one was revoked, and neither prints nor e-mails it', async () => {
    open({ ...revoked, student: aStudent()._id });
    const state = (await screen.findByText('Revoked')).closest('td');
    expect(state).toHaveTextContent(/Issued to a namesake.*By halima, 22\/11\/2026.*Reason shown publicly/);
    expect(screen.queryByLabelText(/Print the certificate/)).not.toBeInTheDocument();
    await press('More for the certificate of Amina Bello');
    expect(screen.queryByRole('menuitem', { name: 'Send by e-mail', hidden: true })).toBeNull();
  });

  it('links from a replaced one to its replacement', async () => {
    open({ status: 'replaced', replacedAt: '2026-11-22T09:00:00.000Z', replacedBy: 'CN-2026-NEW' });
    expect(await screen.findByRole('link', { name: 'CN-2026-NEW' })).toHaveAttribute(
      'href',
      `${PATH}?status=all&search=CN-2026-NEW`,
    );
    expect(screen.getByText('Replaced')).toBeVisible();
  });

  it('revokes with a reason, which staff may make public', async () => {
    const { made } = open({}, { [`DELETE ${CALL}`]: { body: { _id: aCertificate()._id } } });
    await press('Revoke (delete) the certificate of Amina Bello');
    await press('Revoke');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    await fill(/Reason/, 'Issued to a namesake');
    await user.click(screen.getByLabelText('Show the reason on the public check page'));
    await press('Revoke');
    await findToast('Deleted Succesfully');
    expect(made(`DELETE ${CALL}`)[0]?.body).toEqual({ reason: 'Issued to a namesake', isPublic: true });
  });

  it('reinstates with a reason, and mentions a serial that stays void', async () => {
    const call = `POST ${CALL}/reinstate`;
    const { made } = open(revoked, { [call]: { body: { ...aCertificate(), isSerialVoid: true } } });
    await screen.findByText('Revoked');
    await choose('Reinstate');
    await fill(/Reason/, 'The namesake was somebody else');
    await press('Reinstate');
    await findToast(`${NUMBER} is valid again. Its serial number still can't be used, so print it here.`);
    expect(made(call)[0]?.body).toEqual({ reason: 'The namesake was somebody else' });
  });

  it('reissues under another name, and shows the new number with its code', async () => {
    const call = `POST ${CALL}/reissue`;
    const made = aCertificate({ certificateNumber: 'CN-2026-NEW', studentName: 'Amina Bello Sani' });
    const server = open({ student: aStudent()._id }, { [call]: { status: 201, body: made } });
    await screen.findByText(NUMBER);
    await choose('Replace');
    expect(await findField('Name on the certificate')).toHaveValue('Amina Bello');
    await fill('Name on the certificate', 'Amina Oluwaseun Temitope Bello');
    expect(await screen.findByText('30 of 28 characters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace', hidden: true })).toBeDisabled();
    await fill('Name on the certificate', 'Amina Bello Sani');
    await user.click(screen.getByLabelText('Tell the student by e-mail'));
    await fill(/Reason/, 'Her married name');
    await press('Replace');
    expect(await screen.findByText(`CN-2026-NEW now replaces ${NUMBER}.`)).toBeVisible();
    expect(await screen.findByAltText('QR code of the page that checks CN-2026-NEW')).toBeVisible();
    expect(server.made(call)[0]?.body).toMatchObject({
      reason: 'Her married name',
      studentName: 'Amina Bello Sani',
      notify: true,
    });
  });

  it('sends the e-mail after a confirmation', async () => {
    const call = `POST ${CALL}/mail`;
    const { made } = open({ student: aStudent()._id }, { [call]: { body: aCertificate() } }, 'ADMIN');
    await screen.findByText(NUMBER);
    await choose('Send by e-mail');
    expect(made(call)).toEqual([]);
    await press('Send');
    await findToast('The e-mail to Amina Bello is on its way');
    expect(made(call)).toHaveLength(1);
  });
});
