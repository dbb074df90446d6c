import { expect } from '@playwright/test';
import { OFFICER } from '../support/accounts';
import { newApplicant, register } from '../support/applicant';
import { staffApi } from '../support/staff';
import { test } from './fixtures';
import { look } from './page/look';

test('staff sign in, search and filter the list of students, open one and sign out', async ({
  tab,
  request,
}, info) => {
  const staff = await staffApi(request);
  const applicant = await newApplicant(staff);
  await register(staff, applicant);
  const table = tab.role('table', 'Students');

  await test.step('is led to the sign-in, and back', async () => {
    await tab.open('/admin/students');
    await tab.expectPath(/^\/signin/);
    await tab.label(/email/i).fill(OFFICER.email);
    await tab.label(/^password/i).fill(OFFICER.password);
    await look(tab, info, 'staff-sign-in');
    await tab.role('button', /sign in/i).click();
    await tab.expectPath('/admin/students');
    await tab.driver.resize(1280, 800);
    await table.shown();
  });

  await test.step('searches, sorts and filters', async () => {
    await tab.role('button', 'Full name').click();
    await tab.expectPath(/sort=surname/);
    await tab.label('Search students').fill(applicant.surname);
    await tab.text('1–1 of 1').shown();
    await look(tab, info, 'students');
    await tab.driver.resize(1280, 800);
    await tab.reload();
    await tab.text('1–1 of 1').shown();
  });

  await test.step('opens the record, and comes back to the same list', async () => {
    await table.role('link', new RegExp(`^View.*${applicant.surname}`)).click();
    await tab.expectPath(/\/admin\/students\/[0-9a-f]{24}$/);
    await tab.role('heading', new RegExp(applicant.surname)).shown();
    await look(tab, info, 'student');
    await tab.driver.evaluate(() => history.back());
    await tab.text('1–1 of 1').shown();
  });

  await test.step('signs out', async () => {
    await tab.driver.resize(1280, 800);
    await tab.role('button', 'LogOut').click();
    await tab.role('heading', 'Peace is work. We train the people who do it.').shown();
    await tab.open('/admin/students');
    await tab.expectPath(/^\/signin/);
  });
  expect(await tab.role('table').states()).toEqual([]);
});
