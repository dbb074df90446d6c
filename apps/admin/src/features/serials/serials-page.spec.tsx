import { fill, findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aSerial } from '../../testing/records';

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
