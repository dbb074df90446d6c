import { findField, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aLine } from '../../testing/statement-line';

const LINES = 'GET statement/lines';
const CONFIRM = 'POST statement/lines/a1/confirm';
const SKIP = 'POST statement/lines/a1/skip';
const RECORDED = { _id: 'p1', amount: 500_000, receivedOn: '2026-04-02' };
const WARNING =
  'NGN 5,000 received on 02/04/2026 is recorded already for this member, with receipt REC-2026-000123.';

/** Opens a line whose first suggested member has this payment already. */
async function open(
  routes: Parameters<typeof openAdmin>[1] = {},
  receipt: string | undefined = 'REC-2026-000123',
) {
  const [first, ...others] = aLine().suggestions;
  const recorded = [{ ...RECORDED, ...(receipt && { receipt }) }];
  const suggestions = [...(first ? [{ ...first, recorded }] : []), ...others];
  const server = openAdmin('/admin/statements', {
    [LINES]: { body: [aLine({ suggestions }), aLine({ _id: 'a2', narration: 'CASH DEPOSIT' })] },
    [CONFIRM]: { body: aLine({ state: 'confirmed' }) },
    [SKIP]: { body: aLine({ state: 'skipped' }) },
    ...routes,
  });
  const list = await screen.findByRole('listbox', { name: 'Lines to match' });
  await waitFor(() => expect(list).toHaveFocus());
  return server;
}
const question = () => screen.findByRole('dialog', { name: 'Record it again?' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a line whose money is recorded already', () => {
  it('warns, and Enter asks with Cancel as the default', async () => {
    const { made } = await open();
    expect(screen.getByText(WARNING)).toBeVisible();
    await user.keyboard('{Enter}');
    await question();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await isClosed();
    expect(made(CONFIRM)).toEqual([]);
    expect(screen.getAllByText('TRF FROM ADA').length).toBeGreaterThan(0);
  });

  it('is confirmed once after the question', async () => {
    const { made } = await open();
    await press('Confirm');
    await question();
    expect(made(CONFIRM)).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: 'Record again' }));
    await isClosed();
    expect(made(CONFIRM)).toMatchObject([{ body: { member: 'm1' } }]);
    expect(screen.queryByText('TRF FROM ADA')).not.toBeInTheDocument();
  });

  it('stays in the queue if the server refuses', async () => {
    const message = 'Somebody else has just dealt with this line';
    await open({ [CONFIRM]: { status: 409, body: { code: 'CONFLICT', message } } });
    await user.keyboard('{Enter}');
    await question();
    await press('Record again');
    await findToast(message);
    await isClosed();
    expect(screen.getAllByText('TRF FROM ADA').length).toBeGreaterThan(0);
  });

  it('is skipped with the receipt as the reason', async () => {
    const { made } = await open();
    await press('Skip as recorded');
    expect(await findField(/Reason/)).toHaveValue('Recorded already as receipt REC-2026-000123');
    await press('Skip line');
    await isClosed();
    const reason = 'Recorded already as receipt REC-2026-000123';
    expect(made(SKIP)).toMatchObject([{ body: { reason } }]);
  });

  it('is skipped with the day as the reason before there is a receipt', async () => {
    await open({}, '');
    await press('Skip as recorded');
    expect(await findField(/Reason/)).toHaveValue('Recorded already as the payment of 02/04/2026');
  });

  it('confirms another suggested member at once', async () => {
    const { made } = await open();
    await user.keyboard('2');
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(made(CONFIRM)).toMatchObject([{ body: { member: 'm2' } }]));
  });
});
