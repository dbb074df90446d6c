import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationForm } from '../form/registration-form';
import { Section } from '../sections/section';
import { renderInForm } from '../testing/render-in-form';
import { PARTS } from '../form/parts';
import { ProgressLayout } from './progress-layout';

const scrollIntoView = jest.fn();
const narrow = window.matchMedia;

function renderProgress({ wide, values }: { wide: boolean; values?: Partial<RegistrationForm> }) {
  window.matchMedia = (query) => ({ ...narrow(query), matches: wide });
  Element.prototype.scrollIntoView = scrollIntoView;
  return renderInForm(
    <ProgressLayout>
      {PARTS.map(({ id, name }) => (
        <Section key={id} part={id}>
          <button type="button">In {name}</button>
        </Section>
      ))}
    </ProgressLayout>,
    values,
  );
}

const nav = () => screen.getByRole('navigation', { name: 'Parts of this page' });
const links = () => within(nav()).getAllByRole('link');

beforeEach(() => scrollIntoView.mockClear());
afterEach(() => {
  window.matchMedia = narrow;
});

describe('ProgressLayout', () => {
  it('shows every part with its state, and updates with a change and a problem', async () => {
    const { form } = renderProgress({ wide: true, values: { serialNumber: 'ABCD-EFGH-JKMN-PQRS' } });
    expect(links()[0]).toHaveAccessibleName('Personal Not started');
    expect(links()[4]).toHaveAccessibleName('Payment Complete');
    act(() => form().setValue('membershipCadre', 'Student Member'));
    await waitFor(() => expect(links()[2]).toHaveAccessibleName('Membership Started'));
    act(() => form().setError('email', { message: 'Please enter a valid email' }));
    await waitFor(() => expect(links()[0]).toHaveAccessibleName('Personal Has a problem'));
  });

  it('moves the focus to the heading of the chosen part and marks the current part', async () => {
    renderProgress({ wide: true });
    expect(links()[0]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(screen.getByRole('link', { name: /^Documents/ }));
    expect(screen.getByRole('heading', { name: 'Documents' })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalled();
    expect(links()[3]).toHaveAttribute('aria-current', 'step');
    expect(links()[0]).not.toHaveAttribute('aria-current');
  });

  it('is a bar on narrow windows that opens to all parts and closes on Escape, a choice or focus elsewhere', async () => {
    renderProgress({ wide: false });
    await userEvent.click(screen.getByRole('button', { name: 'In Employment' }));
    const bar = screen.getByRole('button', { name: /Part 2 of 6: Employment/ });
    expect(bar).toHaveAttribute('aria-expanded', 'false');
    expect(within(nav()).queryAllByRole('link')).toEqual([]);
    await userEvent.click(bar);
    expect(links()).toHaveLength(PARTS.length);
    await userEvent.keyboard('{Escape}');
    expect(within(nav()).queryAllByRole('link')).toEqual([]);
    expect(bar).toHaveFocus();
    await userEvent.click(bar);
    await userEvent.click(screen.getByRole('link', { name: /^Review/ }));
    expect(screen.getByRole('heading', { name: 'Review' })).toHaveFocus();
    expect(screen.getByRole('button', { name: /Part 6 of 6: Review/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.click(bar);
    await userEvent.click(screen.getByRole('button', { name: 'In Payment' }));
    expect(screen.getByRole('button', { name: /Part 5 of 6/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the part scrolled to while the focus is not visible', async () => {
    renderProgress({ wide: true });
    for (const [index, { id }] of PARTS.entries()) {
      const section = document.getElementById(`part-${id}`);
      if (section) section.getBoundingClientRect = () => new DOMRect(0, (index - 2) * 600, 800, 600);
    }
    const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
    scroll();
    await waitFor(() => expect(links()[2]).toHaveAttribute('aria-current', 'step'));
    for (const { id } of PARTS) {
      const section = document.getElementById(`part-${id}`);
      if (section) section.getBoundingClientRect = () => new DOMRect(0, 700, 800, 600);
    }
    scroll();
    await waitFor(() => expect(links()[0]).toHaveAttribute('aria-current', 'step'));
  });
});
