import { fill, findToast, press, user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aResult, anIntervention } from '../../testing/records';

const open = async (selectedOption: string | null, link: string) => {
  const result = aResult(selectedOption);
  const routes = { 'GET result': { body: [result] }, [`GET result/${result._id}`]: { body: result } };
  openAdmin('/admin/student-result', routes);
  await user.click(await screen.findByRole('link', { name: link, hidden: true }));
};

describe('ResultPage', () => {
  it('opens from the list and shows the option chosen beside the right one', async () => {
    await open('Noise', 'View the result of Bello Amina');
    expect((await screen.findByText('Chosen')).closest('li')).toHaveTextContent('Noise');
    expect(screen.getByText('Correct answer').closest('li')).toHaveTextContent('Calm');
    expect(screen.getByText('Fail')).toBeVisible();
  });

  it('accepts a remark and a note, with the reason and the previous values', async () => {
    const read = aResult('Noise');
    const { by, at, reason } = anIntervention();
    const result = {
      ...read,
      remark: 'Well done',
      annotation: { by, at, reason, note: 'Seen by Halima', revision: 3 },
    };
    const call = `PATCH result/${result._id}`;
    const { made } = openAdmin(`/admin/student-result/${result._id}`, {
      [`GET result/${result._id}`]: { body: result },
      [call]: { body: result },
    });
    expect(await screen.findByText('Seen by Halima')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit remark and note' }));
    await fill('Remark', 'Very well done');
    await press('Save');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    await fill(/Reason/, 'The board asked for it');
    await press('Save');
    await findToast('Remark and note saved');
    expect(made(call)[0]?.body).toEqual({
      remark: 'Very well done',
      note: 'Seen by Halima',
      reason: 'The board asked for it',
      revision: 3,
    });
  });

  it('shows that a result is held', async () => {
    const result = { ...aResult('Noise'), held: { until: '2026-12-05T08:00:00.000Z' } };
    openAdmin(`/admin/student-result/${result._id}`, { [`GET result/${result._id}`]: { body: result } });
    expect(await screen.findByText(/held until 5 December 2026 at 09:00, Nigerian time/)).toBeVisible();
  });

  it('names a question that was not answered', async () => {
    await open(null, 'Bello Amina');
    expect(await screen.findByText('Not answered')).toBeVisible();
    expect(screen.queryByText('Chosen')).not.toBeInTheDocument();
  });
});
