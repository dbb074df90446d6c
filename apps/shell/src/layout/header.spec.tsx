import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, renderShell } from '../testing/render-app';
import { Header } from './header';

// Visibility depends on the styles.
jest.unmock('@emotion/sheet');

// The page has both navigations, and CSS shows one. jsdom sees the wide one and, when open, the
// menu.
const links = () => screen.getAllByRole('link', { name: 'About' });

describe('Header', () => {
  it('lists the navigation in its order with a link to register', () => {
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

  it('shows signed-in staff in upper case, with a Logout', async () => {
    const { store } = renderShell(<Header />, { at: '/gallery', session: ADA });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ADA' })).toHaveAttribute('href', '/admin');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(store.getState().session).toMatchObject({ details: null, ended: 'logout' });
    expect(screen.queryByRole('link', { name: 'ADA' })).not.toBeInTheDocument();
  });

  it('has every link of the phone menu in the HTML, and shows them without scripts', () => {
    renderShell(<Header />, { at: '/' });
    const menu = document.getElementById(
      screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-controls') ?? '',
    );
    const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));
    const desktop = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(hrefs(menu?.querySelectorAll('a') ?? [])).toEqual(hrefs(desktop));
    const styles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const ofMenu = styles.filter((rule) =>
      [...(menu?.classList ?? [])].some((name) => rule.includes(`.${name}`)),
    );
    expect(ofMenu.join('')).toMatch(/scripting: ?none[^}]*display: ?block/);
  });

  it('has a link home and the menu at every width if the page has no navigation', async () => {
    renderShell(<Header />, { at: '/gallery' });
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const button = screen.getByRole('button', { name: 'Open menu' });
    expect(button).toBeVisible();
    await userEvent.click(button);
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Home' })).toHaveFocus();
    expect(within(menu).getAllByRole('link')).toHaveLength(8);
  });

  it('switches the colour scheme by a button that names the other one', async () => {
    renderShell(<Header />, { at: '/gallery' });
    await userEvent.click(screen.getByRole('button', { name: 'Use dark colours' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await userEvent.click(screen.getByRole('button', { name: 'Use light colours' }));
    expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
  });

  it('opens the phone menu with the focus inside, and restores the focus on Escape', async () => {
    renderShell(<Header />);
    const button = screen.getByRole('button', { name: 'Open menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(links()).toHaveLength(1);

    await userEvent.click(button);
    expect(links()[1]).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(links()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes the phone menu when the focus leaves it', async () => {
    renderShell(
      <>
        <Header />
        <a href="#page">The page</a>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => screen.getAllByRole('link', { name: 'Register' })[1]?.focus());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'The page' })).toHaveFocus();
    expect(links()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});
