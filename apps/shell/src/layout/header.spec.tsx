import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, renderShell } from '../testing/render-app';
import { Header } from './header';

const onPhone = (phone: boolean) => {
  window.matchMedia = (query) =>
    ({
      matches: phone,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
};

describe('Header', () => {
  beforeEach(() => onPhone(false));

  it('lists the navigation in its order with a way to register', () => {
    renderShell(<Header />, { at: '/about' });
    const navigation = screen.getByRole('navigation', { name: 'Main' });
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Membership', '/member'],
      ['Nysc Scheme', '/nysc'],
      ['Examination', '/exam-info'],
      ['Certification', '/certification'],
      ['Register', '/register'],
    ]);
    expect(within(navigation).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  });

  it('has no navigation on other pages and nothing at all in the admin area', () => {
    renderShell(<Header />, { at: '/gallery' }).unmount();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    renderShell(<Header />, { at: '/admin' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  it.each(['/', '/gallery', '/signin'])(
    'shows signed-in staff in upper case on %s, and lets them leave',
    async (at) => {
      const { store } = renderShell(<Header />, { at, session: ADA });
      expect(screen.getByRole('link', { name: 'ADA' })).toHaveAttribute('href', '/admin');
      await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
      expect(store.getState().session).toMatchObject({ details: null, ended: 'logout' });
      expect(screen.queryByRole('link', { name: 'ADA' })).not.toBeInTheDocument();
    },
  );

  it('opens the menu of a phone with the focus inside and gives it back on Escape', async () => {
    onPhone(true);
    renderShell(<Header />);
    const button = screen.getByRole('button', { name: 'Open menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();

    await userEvent.click(button);
    expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes the menu of a phone once the focus goes on to the page', async () => {
    onPhone(true);
    renderShell(
      <>
        <Header />
        <a href="#page">The page</a>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => screen.getByRole('link', { name: 'Register' }).focus());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'The page' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});
