import { chooseOption, fill, findToast, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aCourse, aSerial, aSerialBatch } from '../../testing/records';

const PATH = '/admin/serial-number';
const VALID = aSerial({ id: '1', serial: 'AAAA-BBBB-CCCC-DDDD' });
const USED = aSerial({ id: '2', serial: '****-****-****-HHHH', isValid: false });

describe('SerialsPage', () => {
  it('reveals a used serial to a super administrator', async () => {
    const call = `POST serial/${USED.id}/reveal`;
    const { made } = openAdmin(PATH, {
      'GET serial': { body: [VALID, USED] },
      [call]: { body: { serial: 'EEEE-FFFF-GGGG-HHHH' } },
    });
    expect(await screen.findByText(USED.serial)).toBeVisible();
    expect(screen.queryByLabelText(`Reveal ${VALID.serial}`)).not.toBeInTheDocument();
    await press(`Reveal ${USED.serial}`);
    expect(await screen.findByText('EEEE-FFFF-GGGG-HHHH')).toBeVisible();
    expect(made(call)).toHaveLength(1);
  });

  it('deletes the unused ones of all that match, and says which were left', async () => {
    const call = 'POST serial/remove-many';
    const refused = [{ _id: '2', name: USED.serial, reason: 'This serial number has been used' }];
    const { made } = openAdmin(`${PATH}?purpose=registration`, {
      'GET serial': { body: [VALID, USED], total: 30 },
      [call]: { body: { batch: 'b1', done: 29, refused } },
    });
    await user.click(await screen.findByRole('checkbox', { name: `Select ${VALID.serial}` }));
    expect(screen.getByRole('checkbox', { name: `Select ${USED.serial}` })).not.toBeChecked();
    await press('Select all 30 that match');
    await press('Delete');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Delete 30 serial numbers?For: Registration');
    await press('Delete the unused');
    expect(await screen.findByText(`${USED.serial}: This serial number has been used`)).toBeVisible();
    expect(made(call)).toMatchObject([{ body: { filter: { purpose: 'registration' }, count: 30 } }]);
    await press('Close');
    await findToast('29 serial numbers deleted');
  });

  it('reveals none to an ADMIN', async () => {
    openAdmin(PATH, { 'GET serial': { body: [USED] } }, 'ADMIN');
    expect(await screen.findByText(USED.serial)).toBeVisible();
    expect(screen.queryByText('Reveal')).not.toBeInTheDocument();
  });

  it('lets only valid serials be copied', async () => {
    openAdmin(PATH, { 'GET serial': { body: [VALID, USED] } }, 'ADMIN');
    expect(await screen.findByLabelText(`Copy ${USED.serial}`)).toBeDisabled();
    await press(`Copy ${VALID.serial}`);
    await findToast('Copied serial number');
    expect(await navigator.clipboard.readText()).toBe(VALID.serial);
  });

  it('shows a new batch with its note, and copies all that is unused of it', async () => {
    const batch = { _id: '64e100000000000000000001', note: 'Kano branch' };
    const made = { ...VALID, batch };
    const { made: calls } = openAdmin(PATH, {
      'POST serial/generate': { status: 201, body: [made, made] },
      [`GET serial/batches/${batch._id}`]: { body: aSerialBatch(batch) },
      [`GET serial/batches/${batch._id}/unused`]: {
        body: [VALID, aSerial({ serial: 'EEEE-FFFF-GGGG-HHHH' })],
      },
    });
    await fill('How many', '2');
    await fill('Note', ' Kano branch ');
    await press('Generate');
    expect(await screen.findByRole('heading', { name: 'Kano branch' })).toBeVisible();
    expect(calls('POST serial/generate')).toMatchObject([{ body: { count: 2, note: 'Kano branch' } }]);
    expect(window.location.search).toBe(`?batch=${batch._id}`);
    await press('Copy all unused');
    await findToast('Copied 2 serial numbers');
    expect(await navigator.clipboard.readText()).toBe(`${VALID.serial}\nEEEE-FFFF-GGGG-HHHH`);
  });

  it('makes one for a certificate, whose name is judged by characters', async () => {
    const call = 'POST serial/generate';
    const course = aCourse();
    const { made } = openAdmin(PATH, {
      'GET serial': { body: [VALID] },
      'GET course': { body: [course] },
      [call]: { status: 201, body: VALID },
    });
    await press('For a certificate');
    await fill(/^Student name/, `${'e\u0301'.repeat(28)}a`);
    expect(await screen.findByText(/29 of 28 characters/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate' })).toBeDisabled();
    const studentName = 'e\u0301'.repeat(28);
    await fill(/^Student name/, studentName);
    await chooseOption('Course', course.courseTitle);
    await press('Generate');
    expect(await screen.findByText(/prints the certificate of/)).toBeVisible();
    expect(made(call)).toMatchObject([
      { body: { purpose: 'certificate', studentName, selectedCourse: course._id } },
    ]);
  });

  it('makes one for a student who is searched, whose name it takes and lets be changed', async () => {
    const call = 'POST serial/generate';
    const course = aCourse();
    const student = aStudent({ firstName: 'Amina', middleName: 'Zainab', surname: 'Bello' });
    const { made } = openAdmin(PATH, {
      'GET serial': { body: [{ ...VALID, purpose: 'certificate', student: student._id }] },
      'GET course': { body: [course] },
      'GET student': ({ search }) => ({ body: search.get('search') === 'bel' ? [student] : [] }),
      [call]: { status: 201, body: VALID },
    });
    expect(
      await screen.findByLabelText(`See student whose certificate ${VALID.serial} makes`),
    ).toHaveAttribute('href', `/admin/students/${student._id}`);
    await press('For a certificate');
    await user.type(await screen.findByRole('combobox', { name: 'Registered student' }), 'bel');
    await user.click(await screen.findByRole('option', { name: new RegExp(student.email) }));
    expect(screen.getByRole('combobox', { name: 'Registered student' })).toHaveValue('Bello Amina Zainab');
    expect(screen.getByText(new RegExp(`^${student.email}. The certificate`))).toBeVisible();
    expect(screen.getByLabelText(/^Student name/)).toHaveValue('Amina Zainab Bello');
    await fill(/^Student name/, 'Amina Z. Bello');
    await chooseOption('Course', course.courseTitle);
    await press('Generate');
    expect(await screen.findByText(/It will stand on the record of the student/)).toBeVisible();
    const body = { purpose: 'certificate', studentName: 'Amina Z. Bello', selectedCourse: course._id };
    expect(made(call)).toMatchObject([{ body: { ...body, student: student._id } }]);
  });

  it('finds a batch by its note, and shows its serials alone', async () => {
    const batch = aSerialBatch({ _id: '64e100000000000000000001', note: 'Kano branch', count: 3 });
    const { made } = openAdmin(PATH, {
      'GET serial': { body: [VALID] },
      'GET serial/batches': ({ search }) => ({ body: search.get('search') === 'kan' ? [batch] : [] }),
      [`GET serial/batches/${batch._id}`]: { body: batch },
    });
    await press('Filters');
    await user.type(await screen.findByRole('combobox', { name: 'Batch' }), 'kan');
    await user.click(await screen.findByRole('option', { name: 'Kano branch (3)' }));
    await waitFor(() => expect(made('GET serial').at(-1)?.search.get('batch')).toBe(batch._id));
    expect(
      await screen.findByRole('button', { name: 'Remove the filter Batch: Kano branch (3)' }),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Batch' })).toHaveValue('Kano branch (3)');
  });

  it('notes who has a serial, changes it, and takes it back', async () => {
    const call = `PATCH serial/${VALID.id}`;
    const issuedTo = { name: 'Ada', phone: '0803' };
    const rows = [VALID, { ...VALID, issuedTo }];
    const { made } = openAdmin(PATH, {
      'GET serial': () => ({ body: [rows.length > 1 ? rows.shift() : rows[0]] }),
      [call]: { body: VALID },
    });
    await press(`Issue ${VALID.serial}`);
    await fill('Phone', '0803');
    await press('Save');
    await findToast('Complete details');
    await fill(/^Name/, 'Ada');
    await press('Save');
    await findToast('Saved');
    expect(await screen.findByText('Ada')).toBeVisible();
    await press(`Issue ${VALID.serial}`);
    await fill('Name', '');
    await fill('Phone', '');
    await press('Save');
    // Not by the toast: the first one says the same.
    await waitFor(() => expect(made(call)).toHaveLength(2));
    expect(made(call).map(({ body }) => body)).toEqual([{ issuedTo }, { issuedTo: null }]);
  });

  it('links a used serial to its student, and deletes only what nobody has used', async () => {
    openAdmin(PATH, { 'GET serial': { body: [VALID, { ...USED, usedBy: '64a000000000000000000001' }] } });
    expect(await screen.findByLabelText(`See student who used ${USED.serial}`)).toHaveAttribute(
      'href',
      '/admin/students/64a000000000000000000001',
    );
    expect(screen.getByLabelText(`Delete ${VALID.serial}`)).toBeVisible();
    expect(screen.queryByLabelText(`Delete ${USED.serial}`)).not.toBeInTheDocument();
  });

  it('makes one serial with the plain call and several with a count, up to 500', async () => {
    const call = 'POST serial/generate';
    const answers = [VALID, [VALID, VALID, VALID]];
    const { made } = openAdmin(PATH, { [call]: () => ({ status: 201, body: answers.shift() }) }, 'ADMIN');

    await press('Generate');
    await findToast('1 serial number generated');
    await fill('How many', '3');
    await press('Generate');
    await findToast('3 serial numbers generated');
    expect(made(call).map(({ body }) => body)).toEqual([{}, { count: 3 }]);

    for (const text of ['0', '501', 'x', '']) {
      await fill('How many', text);
      expect(screen.getByText('Generate')).toBeDisabled();
    }
  });
});
