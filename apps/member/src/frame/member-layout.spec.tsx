import { memberOf } from '@concord/api-client/member';
import { press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { areasOf } from '../areas';
import { AMINA, expectAddress, found, LOOK, openMember } from '../testing/open-member';

const SIGN_OUT = 'POST access/sign-out';
const OPTIONS = 'GET access/options';
const menuButton = () => screen.findByRole('button', { name: 'My pages' });
const bar = () => within(screen.getByRole('navigation', { name: 'My pages', hidden: true }));

describe('MemberLayout', () => {
  it('links the areas, and marks the present one', async () => {
    openMember('/me/sign-ins', { 'GET access/sessions': found([]) });
    await menuButton();
    const links = bar().getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/me'],
      ...areasOf(AMINA.holder).map(({ label, path }) => [label, path]),
    ]);
    const present = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(present.map(({ textContent }) => textContent)).toEqual(['Sign-ins']);
  });

  it('opens its menu on a phone, and closes it on Escape and after a choice', async () => {
    openMember('/me', { 'GET access/sessions': found([]) });
    const button = await menuButton();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(bar().getByRole('link', { name: 'Sign-ins', hidden: true }));
    await expectAddress('/me/sign-ins');
    expect(await menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('signs out here and at the server', async () => {
    const { made, store } = openMember('/me', {
      [SIGN_OUT]: found({ ended: 1 }),
      [OPTIONS]: found({ channels: ['email'] }),
    });
    await press('Sign out');
    await expectAddress('/me/sign-in');
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(memberOf(store.getState()).signIn).toBeNull();
    expect(made(SIGN_OUT)).not.toEqual([]);
  });

  it('tells staff whose pages they see, offers them no sign-out, and leads them back to the record', async () => {
    const { accessCalls } = openMember('/me', {}, LOOK);
    const banner = within(await screen.findByRole('region', { name: 'View as staff' }));
    expect(banner.getByText(/You see these pages as/)).toHaveTextContent('Amina Bello');
    expect(screen.queryByRole('button', { name: 'Sign out', hidden: true })).not.toBeInTheDocument();
    await press('Stop looking');
    await expectAddress(`/admin/members/${AMINA.holder.member ?? ''}`);
    expect(accessCalls()).toEqual([]);
  });

  it('has a page for unknown addresses', async () => {
    openMember('/me/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my page' })).toHaveAttribute('href', '/me');
  });
});
