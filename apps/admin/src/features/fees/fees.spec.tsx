import { type FeePreview, type ListedFeeTable, SPECIFIED_FEES } from '@concord/contracts';
import { fill, findField, findToast, press } from '@concord/testing/browser';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const by = { _id: '64b000000000000000000002', username: 'ngozi' };
const SPECIFIED: ListedFeeTable = {
  version: 0,
  from: '1950-01-01',
  fees: SPECIFIED_FEES,
  state: 'in-force',
};
const aTable = (version: number, change: Partial<ListedFeeTable> = {}): ListedFeeTable => ({
  version,
  from: '2027-01-01',
  fees: SPECIFIED_FEES,
  state: 'coming',
  reason: 'Council of May',
  at: '2026-05-04T10:00:00.000Z',
  by,
  ...change,
});
const PREVIEW: FeePreview = {
  from: '2027-01-01',
  changes: [
    {
      grade: 'Associate',
      fee: 'subscription',
      before: 500_000,
      after: 600_000,
      isYearly: true,
      members: 312,
    },
    { grade: 'Fellow', fee: 'training', before: 5_000_000, after: 5_500_000, isYearly: false, members: 4 },
  ],
};
const LIST = 'GET fees';
const ADD = 'POST fees';
const ASK = 'POST fees/preview';

/** Found by labels: roles are slow to find among 42 fields. */
const associate = async () => within(await screen.findByLabelText('Fees of Associate'));

/** Types a fee of Associate members. @returns its field */
async function type(name: string, value: string): Promise<HTMLElement> {
  const field = (await associate()).getByLabelText(name);
  fireEvent.change(field, { target: { value } });
  return field;
}

describe('FeesPage', () => {
  it('shows every version with its days, its reason, and the tables that hold or will hold', async () => {
    const versions = [
      aTable(2),
      aTable(1, { from: '2026-01-01', until: '2026-12-31', state: 'in-force' }),
      { ...SPECIFIED, until: '2025-12-31', state: 'past' as const },
    ];
    openAdmin('/admin/fees', { [LIST]: { body: versions } }, 'ADMIN');
    const table = await screen.findByRole('table', { name: 'Version 1' });
    const [, , , full] = within(table).getAllByRole('row').slice(1);
    expect(full).toHaveTextContent('Full5,00025,00020,00020,0005,0005,00080,000');
    expect(screen.getByText(/From 1 January 2026 until 31 December 2026/)).toHaveTextContent(
      'ngozi, 04/05/2026',
    );
    expect(screen.queryByRole('table', { name: 'First fee table' })).not.toBeInTheDocument();
    await press('Show First fee table');
    expect(await screen.findByRole('table', { name: 'First fee table' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New version' })).not.toBeInTheDocument();
  });
});

describe('NewVersionPage', () => {
  it('previews what changes for whom, and saves after a confirmation', async () => {
    const { made } = openAdmin('/admin/fees/new', {
      [LIST]: { body: [SPECIFIED] },
      [ASK]: { body: PREVIEW },
      [ADD]: { status: 201, body: aTable(1) },
    });
    await type('Annual subscription', '6,000');
    expect((await associate()).getByText('Now NGN 5,000')).toBeVisible();
    await fill(/Reason/, 'Council of May');
    await press('Preview changes');
    await screen.findByText(
      'Associate, annual subscription NGN 5,000 → NGN 6,000: 312 members, from 1 January 2027',
    );
    expect(
      screen.getByText(
        'Fellow, training NGN 50,000 → NGN 55,000: for everyone who becomes Fellow from 1 January 2027',
      ),
    ).toBeVisible();
    expect(made(ADD)).toEqual([]);
    await press('Save this version');
    await findToast('Fee table saved');
    const [{ body } = { body: undefined }] = made(ADD);
    expect(body).toMatchObject({
      version: 0,
      reason: 'Council of May',
      fees: { ...SPECIFIED_FEES, Associate: { ...SPECIFIED_FEES.Associate, subscription: 600_000 } },
    });
  });

  it.each(['', '-1', '5.000,00', '1e9', '999,999,999'])('refuses %j at its field', async (typed) => {
    const { made } = openAdmin('/admin/fees/new', { [LIST]: { body: [SPECIFIED] } });
    const field = await type('Training', typed);
    await fill(/Reason/, 'Council of May');
    await press('Preview changes');
    await screen.findByText(/Enter naira such as 5,000, or 0|This amount is too large/);
    expect(field).toBeInvalid();
    expect(made(ASK)).toEqual([]);
  });

  it('keeps the typed values when another version came meanwhile, and saves on it after another preview', async () => {
    const lists = [[SPECIFIED], [aTable(1), SPECIFIED]];
    const answers = [
      { status: 409, body: { code: 'REVISION', message: 'Somebody else added a fee table' } },
      { status: 201, body: aTable(2) },
    ];
    const { made } = openAdmin('/admin/fees/new', {
      [LIST]: () => ({ body: (lists.length > 1 ? lists.shift() : lists[0]) as object }),
      [ASK]: { body: PREVIEW },
      [ADD]: () => answers.shift() ?? { status: 500, body: {} },
    });
    await type('Annual subscription', '6,000');
    await fill(/Reason/, 'Council of June');
    await press('Preview changes');
    await press('Save this version');
    await screen.findByText(/ngozi added version 1, from 1 January 2027, meanwhile/);
    expect((await associate()).getByLabelText('Annual subscription')).toHaveValue('6,000');
    expect(await findField(/Reason/)).toHaveValue('Council of June');
    await press('Preview changes');
    await press('Save this version');
    await findToast('Fee table saved');
    expect(made(ADD).map(({ body }) => (body as { version: number }).version)).toEqual([0, 1]);
  });

  it('says when nothing would change, and saves nothing', async () => {
    openAdmin('/admin/fees/new', {
      [LIST]: { body: [SPECIFIED] },
      [ASK]: { body: { from: '2027-01-01', changes: [] } },
    });
    await fill(/Reason/, 'Council of May');
    await press('Preview changes');
    await screen.findByText('Nothing would change');
    expect(screen.queryByRole('button', { name: 'Save this version' })).not.toBeInTheDocument();
  });

  it('is not open to an ADMIN', async () => {
    openAdmin('/admin/fees/new', { [LIST]: { body: [SPECIFIED] } }, 'ADMIN');
    await screen.findByText('Not open to your account');
  });
});
