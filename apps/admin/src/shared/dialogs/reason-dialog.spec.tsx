import { user } from '@concord/testing/browser';
import { ThemeRoot } from '@concord/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { ReasonDialog } from './reason-dialog';

const open = (send = () => Promise.resolve()) =>
  render(
    <ThemeRoot>
      <ReasonDialog title="Change" submitLabel="Save" send={send} onClose={() => undefined}>
        This ends the exam.
      </ReasonDialog>
    </ThemeRoot>,
  );

describe('ReasonDialog', () => {
  it('focuses the reason first', async () => {
    open();
    const field = await screen.findByLabelText('Reason', { exact: false });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('submits by Ctrl + Enter, as Enter is a new line, and not without a reason', async () => {
    const send = jest.fn(() => Promise.resolve());
    open(send);
    const field = await screen.findByLabelText('Reason', { exact: false });
    await user.type(field, '{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    await user.type(field, 'The power{Enter}went out{Control>}{Enter}{/Control}');
    await waitFor(() => expect(send).toHaveBeenCalledWith('The power\nwent out'));
  });
});
