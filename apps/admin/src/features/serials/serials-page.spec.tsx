import { fill, findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aSerial } from '../../testing/records';

const PATH = '/admin/serial-number';
const VALID = aSerial({ id: '1', serial: 'AAAA-BBBB-CCCC-DDDD' });
const USED = aSerial({ id: '2', serial: 'EEEE-FFFF-GGGG-HHHH', isValid: false });

describe('SerialsPage', () => {
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
