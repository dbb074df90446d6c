import { expect } from '@playwright/test';
import { SUPER_ADMIN } from '../support/accounts';
import { codeFor, memberWithPhoto, pay } from '../support/member';
import { staffApi } from '../support/staff';
import { test } from './fixtures';
import { look } from './page/look';
import type { Tab } from './page/tab';

/** Waits until the service worker has cached the member's pages, whose manifest is stored last. */
const cached = (tab: Tab) =>
  tab.driver.evaluate(async () => (await caches.match('/remotes/member/mf-manifest.json')) !== undefined);

test('a member signs in by a code of staff, shows the card, also offline, and signs out', async ({
  tab,
  request,
  network,
}, info) => {
  const staff = await staffApi(request, SUPER_ADMIN);
  const member = await memberWithPhoto(staff);
  await pay(staff, member);
  const trueOn = tab.text(/^True on /);

  await test.step('is led to the sign-in, and back', async () => {
    await tab.open('/me');
    await tab.expectPath('/me/sign-in');
    await tab.label('E-mail').fill(member.email);
    await look(tab, info, 'member-sign-in');
    await tab.role('button', /^(Enter the code|I already have a code)$/).click();
    await tab.label('Code').fill(await codeFor(staff, member));
    await tab.expectPath('/me');
    await tab.role('heading', `Hello, Chidinma ${member.surname}`).shown();
    await tab.role('link', 'See my account').shown();
    await look(tab, info, 'member-home');
  });

  await test.step('opens the card', async () => {
    await tab.driver.resize(360, 740);
    await tab.role('link', /^My card/).click();
    await tab.expectPath('/me/card');
    await tab.role('img', /^Photo of /).shown();
    await tab.text(/^In good standing until 31 December \d{4}$/).shown();
    await tab.role('img', /^Code of the address/).shown();
    await look(tab, info, 'member-card');
    await expect.poll(() => cached(tab)).toBe(true);
    expect(await tab.driver.takeProblems()).toEqual([]);
  });

  await test.step('without a network finds it as it was, after a reload', async () => {
    await tab.driver.resize(360, 740);
    const before = await trueOn.words();
    await network.cut();
    await tab.reload();
    await tab.text(/^We can’t reach the server/).shown();
    expect(await trueOn.words()).toBe(before);
    await tab.role('button', 'Show full screen').click();
    const alone = tab.role('dialog', 'Membership card');
    await alone.text(before).shown();
    await alone.role('button', 'Close').click();
    await alone.gone();
    await network.restore();
    await tab.role('button', 'Try again').click();
    await tab.text(/^We can’t reach the server/).gone();
  });

  await test.step('signs out, and reads nothing more', async () => {
    await tab.role('button', 'My pages').click();
    await tab.role('button', 'Sign out').click();
    await tab.text('You are signed out.').shown();
    await tab.open('/me/card');
    await tab.expectPath('/me/sign-in?next=%2Fme%2Fcard');
    expect(await tab.text(member.number).states()).toEqual([]);
  });
});
