import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

const dialog = (props: { onConfirm: () => void; onCancel: () => void; busy?: boolean }) => (
  <ConfirmDialog open title="Remove exam" confirmLabel="Remove" destructive {...props}>
    The student can no longer take it.
  </ConfirmDialog>
);

describe('ConfirmDialog', () => {
  it('names itself, and asks before it acts', async () => {
    const onConfirm = jest.fn();
    render(dialog({ onConfirm, onCancel: jest.fn() }));
    expect(screen.getByRole('dialog', { name: 'Remove exam' })).toHaveAccessibleDescription(
      'The student can no longer take it.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('cancels on Escape, but not while the action runs', async () => {
    const onCancel = jest.fn();
    const { rerender } = render(dialog({ onConfirm: jest.fn(), onCancel }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    rerender(dialog({ onConfirm: jest.fn(), onCancel, busy: true }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
