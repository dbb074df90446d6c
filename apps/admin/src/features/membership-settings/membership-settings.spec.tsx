import { DEFAULT_MEMBERSHIP_SETTINGS } from '@concord/contracts';
import { chooseOption, fill, findField, findToast, press } from '@concord/testing/browser';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const VALUES = DEFAULT_MEMBERSHIP_SETTINGS;
const GET = 'GET membership-settings';
const PUT = 'PUT membership-settings';
const by = { _id: '64b000000000000000000002', username: 'ngozi' };
const aVersion = (version: number, values: Partial<typeof VALUES> = {}) => ({
  version,
  values: { ...VALUES, ...values },
  ...(version > 0 && { reason: 'Council of May', at: '2026-05-04T10:00:00.000Z', by }),
});

describe('MembershipSettingsPage', () => {
  it('saves what was changed, with the reason', async () => {
    const { made } = openAdmin('/admin/membership-settings', {
      [GET]: { body: aVersion(0) },
      [PUT]: { body: aVersion(1, { graceDays: 30 }) },
    });
    await fill(/Days of grace/, '30');
    await chooseOption(/Development levy/, 'Every year');
    await fill(/Days of reminders/, '-7, 0 14');
    await press('Save settings');
    await screen.findByText('Give the reason in a few words');
    expect(made(PUT)).toEqual([]);
    await fill(/Reason/, 'Council of May');
    await press('Save settings');
    await findToast('Settings saved');
    const { year, lapse, forbids, nextYearFromMonth, numberPrefix, numberDigits } = VALUES;
    const others = { year, lapse, forbids, nextYearFromMonth, numberPrefix, numberDigits };
    expect(made(PUT)).toMatchObject([
      {
        body: {
          version: 0,
          ...others,
          graceDays: 30,
          levy: 'yearly',
          reminders: [-7, 0, 14],
          reason: 'Council of May',
        },
      },
    ]);
  });

  it('forbids acts by checkboxes', async () => {
    const { made } = openAdmin('/admin/membership-settings', {
      [GET]: { body: aVersion(0) },
      [PUT]: { body: aVersion(1) },
    });
    const lapsed = await screen.findByRole('group', { name: 'Lapsed' });
    fireEvent.click(within(lapsed).getByRole('checkbox', { name: 'Sit an exam' }));
    await fill(/Reason/, 'Council of May');
    await press('Save settings');
    await findToast('Settings saved');
    expect(made(PUT)).toMatchObject([{ body: { forbids: { grace: [], lapsed: ['exam'], arrears: [] } } }]);
  });

  it.each(['', 'ninety', '1.5', '-1', '400'])(
    'says at the field why %j days of grace are refused',
    async (typed) => {
      const { made } = openAdmin('/admin/membership-settings', { [GET]: { body: aVersion(0) } });
      await fill(/Days of grace/, typed);
      await fill(/Reason/, 'Council of May');
      await press('Save settings');
      await screen.findByText(/Enter a whole number of days|Enter at most 366 days|Enter 0 or more days/);
      expect(await findField(/Days of grace/)).toBeInvalid();
      expect(made(PUT)).toEqual([]);
    },
  );

  it('keeps typed values when somebody else saved meanwhile, takes over the others, and saves on the newer version', async () => {
    const gets = [aVersion(0), aVersion(3, { graceDays: 10, lapse: 'restarts' })];
    const puts = [
      { status: 409, body: { code: 'REVISION', message: 'Somebody else changed the settings' } },
      { body: aVersion(4) },
    ];
    const { made } = openAdmin('/admin/membership-settings', {
      [GET]: () => ({ body: (gets.length > 1 ? gets.shift() : gets[0]) as object }),
      [PUT]: () => puts.shift() ?? { body: aVersion(4) },
    });
    await fill(/Days of grace/, '30');
    await fill(/Reason/, 'Council of June');
    await press('Save settings');
    await screen.findByText(/ngozi saved other settings meanwhile/);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Taken over: A lapse and the five years before an upgrade (Starts the count again).',
    );
    expect(await findField(/Days of grace/)).toHaveValue('30');
    expect(await findField(/Reason/)).toHaveValue('Council of June');
    await press('Save settings');
    await findToast('Settings saved');
    expect(made(PUT)[1]).toMatchObject({
      body: { version: 3, graceDays: 30, lapse: 'restarts', reason: 'Council of June' },
    });
  });

  it('takes the price of a card in naira, and whether the directory is indexed', async () => {
    const { made } = openAdmin('/admin/membership-settings', {
      [GET]: { body: aVersion(0) },
      [PUT]: { body: aVersion(1) },
    });
    expect(await findField(/Price of a plastic card/)).toHaveValue('5000');
    await fill(/Price of a plastic card/, 'five');
    await fill(/Reason/, 'Council of May');
    await press('Save settings');
    await screen.findByText('Enter an amount such as 5000');
    await fill(/Price of a plastic card/, '₦7,500.50');
    await chooseOption(/Public directory/, 'Search engines may list it');
    await press('Save settings');
    await findToast('Settings saved');
    expect(made(PUT)).toMatchObject([{ body: { cardFee: 750_050, isDirectoryIndexed: true } }]);
  });

  it('offers no cards without a price', async () => {
    const { made } = openAdmin('/admin/membership-settings', {
      [GET]: { body: aVersion(0) },
      [PUT]: { body: aVersion(1) },
    });
    await fill(/Price of a plastic card/, '');
    await fill(/Reason/, 'Council of May');
    await press('Save settings');
    await findToast('Settings saved');
    expect(made(PUT)).toMatchObject([{ body: { cardFee: null, isDirectoryIndexed: false } }]);
  });

  it('tells who changed what, when and why', async () => {
    const history = [aVersion(2, { graceDays: 30, year: 'anniversary' }), aVersion(1, { graceDays: 30 })];
    openAdmin('/admin/membership-settings', {
      [GET]: { body: history[0] as object },
      'GET membership-settings/history': { body: history },
    });
    await screen.findByText('Days of grace: 90 days → 30 days');
    expect(
      screen.getByText(
        'Year of a subscription: Calendar year, January to December → From each member’s day of induction',
      ),
    ).toBeVisible();
    expect(screen.getAllByText('ngozi: Council of May')).toHaveLength(2);
  });

  it('is not open to an ADMIN', async () => {
    openAdmin('/admin/membership-settings', {}, 'ADMIN');
    await screen.findByText('Not open to your account');
  });
});
