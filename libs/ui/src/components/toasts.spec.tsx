import { act, render, screen } from '@testing-library/react';
import { ThemeRoot } from '../theme/theme-root';
import { toastError, toastExamError, toastSuccess } from './toasts';

describe('toasts', () => {
  it('shows a message that came before the place for toasts was ready, and later ones too', async () => {
    toastSuccess('Course created Succesfully');
    render(<ThemeRoot>content</ThemeRoot>);
    expect(await screen.findByText('Course created Succesfully')).toBeVisible();
    act(() => toastExamError({ status: 409, message: 'This exam is closed' }));
    expect(await screen.findByText('This exam is closed')).toBeVisible();
  });

  it.each([
    ['Please select an Exam', 'Please select an Exam'],
    [new Error('Broken'), 'Broken'],
    [undefined, 'Something went wrong. Please try again.'],
  ])('turns %p into words', async (error, words) => {
    render(<ThemeRoot>content</ThemeRoot>);
    act(() => toastError(error));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
