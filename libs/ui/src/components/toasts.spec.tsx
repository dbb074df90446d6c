import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeRoot } from './theme-root';
import { toastError, toastExamError, toastRegistrationError, toastSuccess } from './toasts';

describe('toasts', () => {
  it('shows a message sent before it was mounted, and later ones too', async () => {
    toastSuccess('Course created Succesfully');
    render(<ThemeRoot>content</ThemeRoot>);
    expect(await screen.findByText('Course created Succesfully')).toBeVisible();
    act(() => toastExamError({ status: 409, message: 'This exam is closed' }));
    expect(await screen.findByText('This exam is closed')).toBeVisible();
  });

  it('has a button for an action, such as Undo, which closes it', async () => {
    const onClick = jest.fn();
    render(<ThemeRoot>content</ThemeRoot>);
    act(() => toastSuccess('Removed', { label: 'Undo', onClick }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  });

  it('shows no message again after it was unmounted', async () => {
    const { unmount } = render(<ThemeRoot>content</ThemeRoot>);
    act(() => toastSuccess('Saved'));
    await screen.findByText('Saved');
    unmount();
    render(<ThemeRoot>content</ThemeRoot>);
    act(() => toastSuccess('Sent'));
    await screen.findByText('Sent');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it.each([
    ['up', { clientX: 100, clientY: 20 }],
    ['to the side', { clientX: 240, clientY: 100 }],
  ])('can be dragged away %s', async (_direction, end) => {
    HTMLElement.prototype.setPointerCapture = () => undefined;
    render(<ThemeRoot>content</ThemeRoot>);
    act(() => toastRegistrationError('Somebody has already registered with this e-mail'));
    const toast = (await screen.findByText(/Somebody/)).closest('li') as HTMLElement;
    const start = { clientX: 100, clientY: 100 };
    for (const [type, place] of [
      ['pointerdown', start],
      ['pointermove', end],
      ['pointermove', end],
      ['pointerup', end],
    ] as const)
      // jsdom's pointer events have no coordinates.
      fireEvent(toast, new MouseEvent(type, { bubbles: true, ...place }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  it.each([
    ['Please select an Exam', 'Please select an Exam'],
    [new Error('Broken'), 'Broken'],
    [undefined, 'Something went wrong. Please try again.'],
  ])('shows %p as text', async (error, text) => {
    render(<ThemeRoot>content</ThemeRoot>);
    act(() => toastError(error));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
