import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeriodFields } from './period-fields';
import { usualPeriods } from './usual-periods';

const [today] = usualPeriods();
const chip = (name: string) => screen.getByRole('button', { name });

describe('PeriodFields', () => {
  it('sets both days by one button, shows the period, and clears it', async () => {
    const onFilter = jest.fn();
    const show = (values = {}) => <PeriodFields label="Registered" values={values} onFilter={onFilter} />;
    const { rerender } = render(show());
    await userEvent.click(chip('Today'));
    const days = { from: today?.from, to: today?.to };
    expect(onFilter).toHaveBeenLastCalledWith(days);
    rerender(show(days));
    expect(chip('Today')).toHaveAttribute('aria-pressed', 'true');
    expect(chip('Yesterday')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip('Today'));
    expect(onFilter).toHaveBeenLastCalledWith({ from: '', to: '' });
  });

  it('takes a typed date without zeros', async () => {
    const onFilter = jest.fn();
    render(<PeriodFields label="Registered" values={{}} onFilter={onFilter} />);
    await userEvent.click(screen.getAllByRole('spinbutton', { name: 'Day' })[0] ?? document.body);
    await userEvent.keyboard('1/5/2026');
    expect(onFilter.mock.calls).toEqual([[{ from: '2026-05-01' }]]);
  });
});
