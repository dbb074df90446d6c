import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aSerial } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const VALID = aSerial({ id: '1', serial: 'AAAA-BBBB-CCCC-DDDD' });
const USED = aSerial({
  id: '2',
  serial: 'EEEE-FFFF-GGGG-HHHH',
  isValid: false,
  dateUsed: '2026-11-20T10:00:00.000Z',
});

describe('SerialsPage', () => {
  it('lets only valid serials be copied', async () => {
    fakeApi({ 'GET serial': { body: [VALID, USED] } });
    const { user } = renderAdmin('/admin/serial-number', 'ADMIN');

    expect(await screen.findByRole('button', { name: `Copy ${USED.serial}` })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: `Copy ${VALID.serial}` }));

    expect(await screen.findByText('Copied serial number')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(VALID.serial);
  });

  it('makes one serial with the plain call and several with a count', async () => {
    const seen = fakeApi({
      'POST serial/generate': ({ body }) =>
        (body as { count?: number }).count
          ? { status: 201, body: [VALID, VALID, VALID] }
          : { status: 201, body: VALID },
    });
    const { user } = renderAdmin('/admin/serial-number', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('1 serial number generated')).toBeVisible();

    const count = screen.getByRole('textbox', { name: 'How many' });
    await user.clear(count);
    await user.type(count, '3');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('3 serial numbers generated')).toBeVisible();

    const made = seen.filter(({ call }) => call === 'POST serial/generate');
    expect(made.map(({ body }) => body)).toEqual([{}, { count: 3 }]);
  });

  it.each(['0', '501', 'x', ''])('does not generate %p serials', async (text) => {
    fakeApi({});
    const { user } = renderAdmin('/admin/serial-number', 'ADMIN');
    const count = await screen.findByRole('textbox', { name: 'How many' });
    await user.clear(count);
    if (text) await user.type(count, text);
    expect(screen.getByRole('button', { name: 'Generate' })).toBeDisabled();
  });
});
