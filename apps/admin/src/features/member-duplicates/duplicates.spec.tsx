import type { DistinctPair, DuplicatePair, MemberMerge, MemberRow, MergeRecord } from '@concord/contracts';
import { findToast, press } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const member = (digit: number, more: Partial<MemberRow> = {}): MemberRow => ({
  _id: `64b0000000000000000000a${digit}`,
  number: `CIPCM-00000${digit}`,
  kind: 'person',
  name: 'Okafor Ada',
  grade: 'Associate',
  standing: 'current',
  email: null,
  phoneNumber: null,
  state: null,
  inductedOn: '2020-01-01',
  balance: 0,
  ...more,
});
const [one, other] = [member(1), member(2, { email: 'ada@hall.example', balance: 250_000 })];
const pair: DuplicatePair = {
  _id: `${one._id}-${other._id}`,
  members: [one, other],
  reasons: ['phone', 'name'],
};
const outcome = { grade: 'Associate', standing: 'current', balance: 0 } as const;
const effect: MemberMerge = {
  keep: one,
  drop: other,
  moved: { terms: 1, events: 0, charges: 2, payments: 1, documents: 3 },
  renamed: ['Annual subscription 2026'],
  filled: ['email'],
  before: outcome,
  after: { ...outcome, balance: 250_000 },
};
const record: MergeRecord = {
  _id: '64b0000000000000000000c1',
  keep: one,
  drop: other,
  at: '2026-11-20T09:00:00.000Z',
  by: { _id: '64b000000000000000000002', username: 'ngozi' },
  state: 'done',
  undoUntil: '2026-12-20T09:00:00.000Z',
};
const marked: DistinctPair = {
  _id: '64b0000000000000000000d1',
  members: [one, other],
  at: '2026-11-20T09:00:00.000Z',
  by: record.by,
};
const LIST = 'GET member/duplicates';
const MERGE = 'POST member/merge';

describe('DuplicatesPage', () => {
  it('compares two members, says what would move, and merges them', async () => {
    const { made } = openAdmin('/admin/members/duplicates', {
      [LIST]: { body: [pair] },
      [MERGE]: { body: effect },
    });
    const row = await screen.findByRole('row', { name: /phone and name and date of birth/ });
    expect(within(row).getByText(/CIPCM-000002/)).toBeVisible();
    await press('Compare CIPCM-000001 and CIPCM-000002');
    const dialog = await screen.findByRole('dialog', { name: 'Merge two members' });
    expect(await within(dialog).findByText(/2 charges, 1 payment and 3 documents/)).toBeVisible();
    expect(within(dialog).getByText(/Both have “Annual subscription 2026”/)).toBeVisible();
    expect(within(dialog).getByText(/NGN 2,500, was NGN 0/)).toBeVisible();
    await press('Merge');
    await findToast('Members merged');
    const order = { keep: one._id, drop: other._id };
    expect(made(MERGE).map(({ body }) => body)).toEqual([{ ...order, dryRun: true }, order]);
  });

  it('keeps the other one when it is chosen', async () => {
    const { made } = openAdmin('/admin/members/duplicates', {
      [LIST]: { body: [pair] },
      [MERGE]: { body: effect },
    });
    await press('Compare CIPCM-000001 and CIPCM-000002');
    await press('Keep CIPCM-000002 instead');
    expect(made(MERGE).at(-1)?.body).toEqual({ keep: other._id, drop: one._id, dryRun: true });
    // The effect that arrived is of the other order, so it must not be confirmed.
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  });

  it('marks two members as not a duplicate, which Undo takes back', async () => {
    // jsdom lacks it; the toast can be dragged.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const mark = 'POST member/distinct';
    const takeBack = `DELETE member/distinct/${marked._id}`;
    const { made } = openAdmin('/admin/members/duplicates', {
      [LIST]: { body: [pair] },
      [MERGE]: { body: effect },
      [mark]: { status: 201, body: marked },
      [takeBack]: { body: { _id: marked._id } },
    });
    await press('Compare CIPCM-000001 and CIPCM-000002');
    await press('Not a duplicate');
    await findToast('Marked as not a duplicate');
    expect(made(mark)).toMatchObject([{ body: { one: one._id, other: other._id } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Undo');
    await findToast('The pair is in the list again');
    expect(made(takeBack)).toHaveLength(1);
  });

  it('lists the marks, and takes one back', async () => {
    const takeBack = `DELETE member/distinct/${marked._id}`;
    const { made } = openAdmin('/admin/members/duplicates?tab=distinct', {
      'GET member/distinct': { body: [marked] },
      [takeBack]: { body: { _id: marked._id } },
    });
    await press('Take back the mark of CIPCM-000001 and CIPCM-000002');
    await press('Take back');
    await findToast('The mark was taken back');
    expect(made(takeBack)).toHaveLength(1);
  });

  it('undoes a merge', async () => {
    const undo = `POST member/merge/${record._id}/undo`;
    const { made } = openAdmin('/admin/members/duplicates?tab=merges', {
      'GET member/merge': { body: [record] },
      [undo]: { body: { ...record, state: 'undone' } },
    });
    await press('Undo the merge of CIPCM-000002');
    await press('Undo the merge');
    await findToast('Merge undone');
    expect(made(undo)).toHaveLength(1);
  });
});
