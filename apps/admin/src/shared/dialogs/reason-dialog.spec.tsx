import { ThemeRoot } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { render, screen, waitFor } from '@testing-library/react';
import { ReasonDialog } from './reason-dialog';

const open = (hasFields: boolean) =>
  render(
    <ThemeRoot>
      <ReasonDialog
        title="Change"
        submitLabel="Save"
        hasFields={hasFields}
        send={() => Promise.resolve()}
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
});
