import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aResult } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const open = (selectedOption: string | null) => {
  const result = aResult(selectedOption);
  fakeApi({ 'GET result': { body: [result] }, [`GET result/${result._id}`]: { body: result } });
  return renderAdmin('/admin/student-result');
};

describe('ResultPage', () => {
  it('opens from the list and shows the option chosen beside the right one', async () => {
    const { user } = open('Noise');
    await user.click(await screen.findByRole('link', { name: 'View the result of Bello Amina' }));

    const chosen = await screen.findByText('Chosen');
    expect(chosen.closest('li')).toHaveTextContent('Noise');
    expect(screen.getByText('Correct answer').closest('li')).toHaveTextContent('Calm');
    expect(screen.getByText('Fail')).toBeVisible();
  });

  it('names a question that was not answered', async () => {
    const { user } = open(null);
    await user.click(await screen.findByRole('link', { name: 'Bello Amina' }));
    expect(await screen.findByText('Not answered')).toBeVisible();
    expect(screen.queryByText('Chosen')).not.toBeInTheDocument();
  });
});
