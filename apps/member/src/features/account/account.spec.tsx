import type { MyAccount, MyMembership, MyPaymentDetails, MyTransfer } from '@concord/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LOOK, MUSA, openMember } from '../../testing/open-member';
import { slowPhoto } from '../../testing/slow-photo';

const MEMBERSHIP: MyMembership = {
  number: 'CIPCM-000123',
  name: 'Ada Okafor',
  isOrganisation: false,
  grade: 'Associate',
  gradeSince: '2020-01-01',
  inductedOn: '2020-01-01',
  standing: 'grace',
  since: '2026-01-01',
  until: '2026-12-31',
  because: 'nothing is paid after 31 December 2025',
  forbidden: [{ act: 'exam', state: 'grace' }],
  balance: 2_000_000,
  overdue: 2_000_000,
  dueOn: '2026-01-01',
  awaited: 0,
  next: 'pay',
};
const CHARGE = { fee: 'subscription', period: '2026', title: 'Subscription 2026', reduced: 0 } as const;
const ACCOUNT: MyAccount = {
  balance: 2_000_000,
  overdue: 2_000_000,
  charges: [
    {
      ...CHARGE,
      _id: 'c1',
      amount: 2_500_000,
      paid: 500_000,
      open: 2_000_000,
      due: '2026-01-01',
      isOverdue: true,
      state: 'part-paid',
    },
  ],
  payments: [
    {
      _id: 'p1',
      amount: 500_000,
      method: 'transfer',
      receivedOn: '2026-02-03',
      reference: 'FT1',
      state: 'confirmed',
      credit: 0,
      refunded: 0,
    },
  ],
  documents: [{ _id: 'd1', kind: 'receipt', number: 'REC-2026-000001', on: '2026-02-03', total: 500_000 }],
};
const DETAILS: MyPaymentDetails = {
  bankName: 'Unity',
  accountName: 'The institute',
  accountNumber: '0123456789',
  amount: 2_000_000,
  reference: 'CIPCM-000123-37',
};
const TRANSFER: MyTransfer = {
  _id: 't1',
  amount: 2_000_000,
  sentOn: '2026-11-20',
  bank: null,
  payer: null,
  note: null,
  file: 'receipt.jpg',
  sentAt: '2026-11-20T09:00:00.000Z',
  state: 'received',
};
const EMPTY: MyAccount = { balance: 0, overdue: 0, charges: [], payments: [], documents: [] };

const routesOf = (transfers: MyTransfer[] = []) => ({
  'GET me/membership': { body: MEMBERSHIP },
  'GET me/account': { body: ACCOUNT },
  'GET me/payment-details': { body: DETAILS },
  'GET me/transfers': { body: transfers },
});
const photo = (name = 'receipt.jpg', type = 'image/jpeg') => new File(['pixels'], name, { type });

describe('the home', () => {
  it('says the standing, what is due and forbidden, and leads to paying', async () => {
    openMember('/me', routesOf());
    const card = await screen.findByRole('region', { name: 'Your membership' });
    expect(card).toHaveTextContent('Pay by 31 December 2026 to keep it.');
    expect(card).toHaveTextContent('You owe ₦20,000. It’s overdue.');
    expect(card).toHaveTextContent('For now you can’t sit exams.');
    expect(within(card).getByRole('link', { name: 'Pay ₦20,000' })).toHaveAttribute(
      'href',
      '/me/account/pay',
    );
  });

  it.each([
    ['wait', { awaited: 2_000_000, next: 'wait' as const }, 'You told us about ₦20,000.'],
    ['call', { standing: 'suspended' as const, next: 'contact' as const }, 'Please call or write to us'],
  ])('advises to %s', async (_, more, text) => {
    openMember('/me', { ...routesOf(), 'GET me/membership': { body: { ...MEMBERSHIP, ...more } } });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('shows no standing to an applicant', async () => {
    const { calls } = openMember('/me', {}, MUSA);
    await screen.findByRole('heading', { name: 'Hello, Musa Ali' });
    expect(calls.map(({ call }) => call)).not.toContain('GET me/membership');
  });

  it('offers another try when the standing does not load', async () => {
    let answer: { status?: number; body?: unknown } = { status: 400 };
    openMember('/me', { 'GET me/membership': () => answer });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer = { body: MEMBERSHIP };
    await userEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'Your membership' })).toBeVisible();
  });
});

describe('the account', () => {
  it('shows what is owed, paid, and the documents', async () => {
    openMember('/me/account', routesOf([{ ...TRANSFER, state: 'refused', reason: 'Not in our bank' }]));
    const owed = await screen.findByRole('region', { name: 'What you owe' });
    expect(owed).toHaveTextContent('Was due 1 January 2026, ₦5,000 paid₦20,000');
    expect(screen.getByRole('region', { name: 'What you paid' })).toHaveTextContent('reference FT1₦5,000');
    const told = await screen.findByRole('region', { name: 'Transfers you told us about' });
    expect(told).toHaveTextContent('We couldn’t find this money. Reason: Not in our bank');
  });

  it('saves a document once it is printed', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const routes = {
      ...routesOf(),
      'GET me/documents/d1/file': { body: { status: 'done', progress: 100, url: '/media/files/x?sig=1' } },
    };
    openMember('/me/account', routes);
    await userEvent.click(await screen.findByRole('button', { name: 'PDF of receipt REC-2026-000001' }));
    const link = await screen.findByRole('link', { name: 'Open the PDF' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/media/files/x?sig=1'));
    expect(saved).toHaveBeenCalledTimes(1);
    saved.mockRestore();
  });

  it('says so when a document cannot be printed now', async () => {
    openMember('/me/account', {
      ...routesOf(),
      'GET me/documents/d1/file': { body: { status: 'failed', progress: 0 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^PDF of receipt/ }));
    expect(await screen.findByText(/can’t be made right now/)).toBeVisible();
  });

  it('is empty for a new member', async () => {
    openMember('/me/account', { ...routesOf(), 'GET me/account': { body: EMPTY } });
    expect(await screen.findByText('You owe nothing.')).toBeVisible();
    expect(screen.getByText('There are no documents yet.')).toBeVisible();
    expect(screen.getByText('No money has arrived yet.')).toBeVisible();
  });
});

describe('paying by transfer', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const opened = async (routes: Parameters<typeof openMember>[1]) => {
    const page = openMember('/me/account/pay', routes);
    await screen.findByRole('heading', { name: '1. Transfer the money' });
    return page;
  };

  it('has account number, amount and reference to copy', async () => {
    const user = userEvent.setup();
    await opened(routesOf());
    for (const [what, text] of [
      ['account number', '0123456789'],
      ['amount', '20000'],
      ['reference', 'CIPCM-000123-37'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Copy the ${what}` }));
      await expect(navigator.clipboard.readText()).resolves.toBe(text);
    }
  });

  it('sends evidence, says that it was received, and lists it', async () => {
    let sent: MyTransfer[] = [];
    const { calls } = await opened({
      ...routesOf(),
      'GET me/transfers': () => ({ body: sent }),
      'POST me/transfers': { status: 201, body: TRANSFER },
    });
    await userEvent.upload(screen.getByLabelText('Choose a file: file'), photo());
    expect(await screen.findByText('Chosen: receipt.jpg')).toBeVisible();
    sent = [TRANSFER];
    await send();
    expect((await screen.findAllByText('Received. We’re looking at it.'))[0]).toBeVisible();
    expect(calls.map(({ call }) => call)).toContain('POST me/transfers');
    expect(await screen.findByRole('region', { name: 'What you sent us' })).toHaveTextContent('₦20,000');
  });

  it('sends nothing while a photo is being prepared, and then the one chosen last', async () => {
    const { made } = await opened({ ...routesOf(), 'POST me/transfers': { status: 201, body: TRANSFER } });
    const input = screen.getByLabelText('Choose a file: file');
    const first = slowPhoto('first.jpg');
    await userEvent.upload(input, first.photo);
    const second = slowPhoto('second.jpg');
    await userEvent.upload(input, second.photo);
    second.finish();
    expect(await screen.findByText('Chosen: second.jpg')).toBeVisible();
    first.finish();
    await userEvent.type(screen.getByLabelText('Your bank (optional)'), 'Unity');
    expect(screen.getByText('Chosen: second.jpg')).toBeVisible();
    const third = slowPhoto('third.jpg');
    await userEvent.upload(input, third.photo);
    expect(screen.getByText(/We’re preparing your file/)).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
    third.finish();
    expect(await screen.findByText('Chosen: third.jpg')).toBeVisible();
    expect(made('POST me/transfers')).toEqual([]);
    await send();
    expect((await screen.findAllByText('Received. We’re looking at it.'))[0]).toBeVisible();
    expect(made('POST me/transfers')).toHaveLength(1);
  });

  it('asks for what is missing before it sends anything', async () => {
    const { calls } = await opened({
      ...routesOf(),
      'GET me/payment-details': { body: { ...DETAILS, amount: 0 } },
    });
    await send();
    expect(await screen.findByText('Choose a photo or PDF of your receipt')).toBeVisible();
    expect(screen.getByLabelText('Amount in naira')).toHaveAccessibleDescription('Enter the amount');
    await userEvent.type(screen.getByLabelText('Amount in naira'), 'five');
    await send();
    expect(screen.getByLabelText('Amount in naira')).toHaveAccessibleDescription(/Enter naira and kobo/);
    expect(calls.map(({ call }) => call)).not.toContain('POST me/transfers');
  });

  it('refuses other files at once', async () => {
    await opened(routesOf());
    const input = screen.getByLabelText('Choose a file: file');
    await userEvent.upload(input, photo('page.html', 'text/html'), { applyAccept: false });
    expect(await screen.findByText('Choose a photo or a PDF')).toBeVisible();
  });

  it('says why the server refused it, and keeps what was typed', async () => {
    const message = 'We are still looking at 5 transfers of yours.';
    await opened({
      ...routesOf(),
      'POST me/transfers': { status: 409, body: { code: 'CONFLICT', message } },
    });
    await userEvent.type(screen.getByLabelText('Your bank (optional)'), 'Unity');
    await userEvent.upload(screen.getByLabelText('Choose a file: file'), photo());
    await screen.findByText('Chosen: receipt.jpg');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Your bank (optional)')).toHaveValue('Unity');
  });

  it('withdraws a transfer after a question', async () => {
    const routes = {
      ...routesOf([TRANSFER]),
      'POST me/transfers/t1/withdraw': { body: { ...TRANSFER, state: 'withdrawn' } },
    };
    const { calls } = await opened(routes);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the transfer of ₦20,000' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(calls.map(({ call }) => call)).toContain('POST me/transfers/t1/withdraw');
  });

  it('sends nothing while staff look at the page', async () => {
    openMember('/me/account/pay', routesOf([TRANSFER]), LOOK);
    expect(await screen.findByText(/nothing can be sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
  });
});
