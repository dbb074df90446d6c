import { chargeOf, paymentOf, reasoned } from '../../testing/membership';
import { addCharges, addPayment } from './account-changes';
import { NO_ENTRIES } from './account-sums';
import { creditNoteOf, invoiceOf, receiptOf } from './due-documents';

const charge = chargeOf({ _id: 'c', title: 'Admission', amount: 700, due: '2026-02-01' });
const ON = '2026-01-20';

describe('documents that a change of an account makes due', () => {
  it('have a line for each charge of an invoice, without those of nothing', () => {
    const free = chargeOf({ _id: 'f', amount: 0 });
    expect(invoiceOf('set', [charge, free], ON)).toEqual([
      {
        kind: 'invoice',
        of: 'set',
        on: ON,
        lines: [{ title: 'Admission', amount: 700, charge: 'c', due: '2026-02-01' }],
      },
    ]);
    expect(invoiceOf('set', [free], ON)).toEqual([]);
  });

  it('take what is owed off by a credit note, after its reductions', () => {
    const reduced = { ...charge, reductions: [{ ...reasoned(ON), kind: 'waiver' as const, amount: 200 }] };
    expect(creditNoteOf(reduced, { ...reasoned(ON), reason: 'Twice' })).toEqual({
      kind: 'credit-note',
      of: 'c',
      on: ON,
      reason: 'Twice',
      lines: [{ title: 'Admission', amount: -500, charge: 'c' }],
    });
  });

  it.each([
    [700, [{ title: 'Admission', amount: 700, charge: 'c' }]],
    [300, [{ title: 'Admission', amount: 300, charge: 'c' }]],
    [
      900,
      [
        { title: 'Admission', amount: 700, charge: 'c' },
        { title: 'Credit for later charges', amount: 200 },
      ],
    ],
  ])('say in the receipt of %i what the payment paid', (amount, lines) => {
    const payment = paymentOf({ _id: 'p', amount, reference: 'FT/1' });
    const account = addPayment(addCharges(NO_ENTRIES, [charge]), payment);
    expect(receiptOf(account, 'p', ON)).toMatchObject([
      { kind: 'receipt', of: 'p', lines, payment: { method: 'transfer', reference: 'FT/1' } },
    ]);
  });

  it('are none for a payment that is only claimed, or not there', () => {
    const account = addPayment(NO_ENTRIES, paymentOf({ _id: 'p', state: 'claimed' }));
    expect([receiptOf(account, 'p', ON), receiptOf(account, 'q', ON)]).toEqual([[], []]);
  });
});
