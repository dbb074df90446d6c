import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './print-button';
import type { Printing } from './use-printout';

const show = (printing: Printing, onPrint = jest.fn()) => {
  render(
    <PrintButton printing={printing} onPrint={onPrint}>
      Print Form
    </PrintButton>,
  );
  return onPrint;
};

describe('PrintButton', () => {
  it('prints at each press', async () => {
    const onPrint = show({ kind: 'saved', url: '/f' });
    await userEvent.click(screen.getByRole('button', { name: 'Print Form' }));
    expect(onPrint).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('progressbar', { name: 'Creating your PDF' })).not.toBeInTheDocument();
  });

  it('shows the progress, and cannot be pressed until the end', () => {
    show({ kind: 'working', percent: 40 });
    expect(screen.getByRole('button', { name: /Print Form/ })).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Creating your PDF' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  });
});
