import { user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aResult } from '../../testing/records';

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

  it('names a question that was not answered', async () => {
    await open(null, 'Bello Amina');
    expect(await screen.findByText('Not answered')).toBeVisible();
    expect(screen.queryByText('Chosen')).not.toBeInTheDocument();
  });
});
