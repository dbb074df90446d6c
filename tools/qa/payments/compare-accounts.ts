import type { MemberAccount } from '@concord/contracts';
import type { RecordedPayment } from './payer.ts';

/** Differences between the answers that staff got and the accounts, in words. */
export function compareAccounts(
  accounts: ReadonlyMap<string, MemberAccount>,
  recorded: readonly RecordedPayment[],
): string[] {
  const answered = new Map(recorded.map((payment) => [payment.answer._id, payment]));
  const problems = [...doubled(accounts)];
  if (answered.size < recorded.length) problems.push('two payments have one id');
  for (const [member, { invoices, payments }] of accounts) {
    if (invoices.length !== 1) problems.push(`member ${member} has ${invoices.length} invoices`);
    for (const { _id, amount, receipt } of payments) {
      const sent = answered.get(_id);
      answered.delete(_id);
      if (!sent) problems.push(`payment ${_id} was answered to nobody`);
      else if (sent.amount !== amount || sent.member !== member)
        problems.push(`payment ${_id} is another one`);
      if (!receipt) problems.push(`payment ${_id} has no receipt`);
      else if (sent && sent.answer.receipt?.number !== receipt.number)
        problems.push(`payment ${_id} was answered with another receipt`);
    }
  }
  for (const id of answered.keys()) problems.push(`payment ${id} was answered, and is in no account`);
  return problems;
}

/** Numbers of invoices and receipts that are used twice. */
function doubled(accounts: ReadonlyMap<string, MemberAccount>): string[] {
  const numbers = [...accounts.values()].flatMap(({ invoices, payments }) => [
    ...invoices.map(({ number }) => number),
    ...payments.flatMap(({ receipt }) => receipt?.number ?? []),
  ]);
  return [...Map.groupBy(numbers, (number) => number)]
    .filter(([, same]) => same.length > 1)
    .map(([number]) => `${number} is used twice`);
}
