import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const LATE = 'GET exams/lateAnswers';
const strip = async () => within(await screen.findByLabelText('To do'));

describe('TodoStrip', () => {
  it('links to pending work, and omits the rest', async () => {
    openAdmin('/admin', { [LATE]: { body: [], total: 2 } });
    const link = await (await strip()).findByText('Late answers: 2 to decide');
    expect(link).toHaveAttribute('href', '/admin/late-answers');
    expect(link.closest('ul')?.children).toHaveLength(1);
  });

  it('counts ready files that their requester has not downloaded', async () => {
    const file = {
      kind: 'students',
      format: 'xlsx',
      name: 'x',
      rows: 1,
      total: 1,
      createdAt: '',
      expiresAt: '',
    };
    const files = [
      { ...file, _id: 'a', status: 'done', isFetched: false },
      { ...file, _id: 'b', status: 'done', isFetched: true },
      { ...file, _id: 'c', status: 'working' },
    ];
    openAdmin('/admin', { 'GET media/exports': { body: files } }, 'ADMIN');
    const link = await (await strip()).findByText('Downloads: 1 ready');
    expect(link).toHaveAttribute('href', '/admin/downloads');
  });

  it('says that nothing is pending, once everything is loaded', async () => {
    openAdmin('/admin');
    expect(
      await (
        await strip()
      ).findByText(
        'Nothing is waiting in Review queue, Late answers, CPD, Staff accounts, Downloads and Outbox.',
      ),
    ).toBeVisible();
  });

  it('shows which counts failed, beside the others', async () => {
    openAdmin('/admin', { [LATE]: { status: 503 } });
    const list = await strip();
    const words = 'Could not count what is waiting in Late answers. Trying again within a minute.';
    expect(await list.findByText(words)).toBeVisible();
    expect(
      list.getByText('Nothing is waiting in Review queue, CPD, Staff accounts, Downloads and Outbox.'),
    ).toBeVisible();
  });

  it('has no entries of a SUPER_ADMIN for an ADMIN', async () => {
    const { made } = openAdmin('/admin', { [LATE]: { body: [], total: 2 } }, 'ADMIN');
    expect(
      await (await strip()).findByText('Nothing is waiting in Review queue, CPD, Downloads and Outbox.'),
    ).toBeVisible();
    expect(made(LATE)).toEqual([]);
  });
});
