import { user } from '@concord/testing/browser';
import { ThemeRoot } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { render, screen, waitFor } from '@testing-library/react';
import { ReasonDialog } from './reason-dialog';

const open = (hasFields: boolean, send = () => Promise.resolve()) =>
  render(
    <ThemeRoot>
      <ReasonDialog
        title="Change"
        submitLabel="Save"
        hasFields={hasFields}
        send={send}
        onClose={() => undefined}
      >
        <TextField autoFocus={hasFields} label="Remark" />
      </ReasonDialog>
    </ThemeRoot>,
  );

describe('ReasonDialog', () => {
  it.each([
    [false, 'Reason'],
    [true, 'Remark'],
  ])('with fields of its own %s, has the focus in %s', async (hasFields, label) => {
    open(hasFields);
    const field = await screen.findByLabelText(label, { exact: false });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('sends by Ctrl + Enter, as Enter is a new line, and not without a reason', async () => {
    const send = jest.fn(() => Promise.resolve());
    open(false, send);
    const field = await screen.findByLabelText('Reason', { exact: false });
    await user.type(field, '{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    await user.type(field, 'The power{Enter}went out{Control>}{Enter}{/Control}');
    await waitFor(() => expect(send).toHaveBeenCalledWith('The power\nwent out'));
  });
});
