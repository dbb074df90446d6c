import { expect, type Page, test } from '@playwright/test';
import { newApplicant } from '../support/applicant';
import {
  choose,
  expectRegistered,
  fillRequired,
  openForm,
  registerButton,
  successDialog,
} from '../support/registration-page';
import { staffApi } from '../support/staff';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the form has named sections and fields, and marks required ones', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Admission" [level=1]
      - navigation "Parts of this page":
        - list:
          - listitem:
            - link /Personal.*Not begun/
          - listitem:
            - link /Employment.*Not begun/
          - listitem:
            - link /Membership.*Not begun/
          - listitem:
            - link /Documents.*Not begun/
          - listitem:
            - link /Payment.*Not begun/
          - listitem:
            - link /Review.*Not begun/
  `);
  await expect(section(page, 'Personal Details')).toMatchAriaSnapshot(`
    - region "Personal Details":
      - heading "Personal Details" [level=2]
      - 'button "Passport picture: choose an image"'
      - button "Choose a picture"
      - combobox "Title"
      - textbox "Surname"
      - textbox "Firstname"
      - textbox "Middle Name"
      - combobox "Gender"
      - group "Date of Birth"
      - textbox "Email"
      - combobox "Calling code"
      - textbox "Mobile Number"
      - combobox "Highest Qualification"
      - combobox "Country"
      - textbox "State/Province" [disabled]
  `);
  await expect(section(page, 'Current Employment Details')).toMatchAriaSnapshot(`
    - region "Current Employment Details":
      - textbox "Organisation"
      - group "Date Joined"
      - textbox "Position"
      - combobox "Years of Career Experience"
      - textbox "Location"
  `);
  await expect(section(page, 'Membership')).toMatchAriaSnapshot(`
    - region "Membership":
      - combobox "Membership Cadre"
      - combobox "Membership Route"
      - combobox "Application Fee"
      - combobox "Payment Method"
      - heading "Academic programmes" [level=3]
  `);
  await expect(section(page, 'Payment Details').getByRole('textbox')).toHaveAccessibleName(/^Serial Number/);
  await expect(section(page, 'Review')).toMatchAriaSnapshot(`
    - region "Review":
      - button "Change Personal"
      - paragraph: /Still needed before you can register/
      - list:
        - listitem:
          - link "Surname"
      - button "Reset"
      - button "Register" [disabled]
  `);
  for (const name of [/^surname/i, /^firstname/i, /^email/i, /^serial number/i])
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('required', '');
  await expect(page.getByRole('textbox', { name: 'Middle Name' })).not.toHaveAttribute('required');
});

test('programmes announce whether they are open, and group their options', async ({ page }) => {
  await openForm(page);
  const group = page.getByRole('button', { name: /^Executive Professional PGD/ });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  const options = page.getByRole('group', { name: 'Admission Options' });
  await expect(options.getByRole('checkbox', { name: 'Peace Education' })).toBeVisible();
  await options.getByRole('checkbox', { name: 'Peace Education' }).check();
  await expect(group).toHaveAccessibleName(/1 chosen/);
});

test('an invalid field has a message, at the field and in the review', async ({ page }) => {
  await openForm(page);
  const email = page.getByRole('textbox', { name: /^email/i });
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await email.fill('nobody');
  await email.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email');
  await expect(page.getByRole('link', { name: /^Personal.*Has a problem/ })).toBeVisible();
  const review = section(page, 'Review');
  await expect(review).toContainText('To be put right:');
  await review.getByRole('link', { name: 'Email' }).click();
  await expect(email).toBeFocused();
});

test('the review has everything that will be sent, and the success is a dialog', async ({
  page,
  request,
}) => {
  const applicant = await newApplicant(await staffApi(request));
  await openForm(page);
  await fillRequired(page, applicant);
  await choose(page, 'Title', 'Dr');
  await expect(section(page, 'Review')).toMatchAriaSnapshot(`
    - region "Review":
      - heading "Personal" [level=3]
      - term: Picture
      - definition:
        - img "Your face as it will be sent"
      - term: Title
      - definition: Dr
      - term: Surname
      - definition: ${applicant.surname}
      - paragraph: Everything that is required is there.
      - button "Register"
  `);
  await registerButton(page).click();
  await expectRegistered(page, applicant);
  await expect(successDialog(page)).toMatchAriaSnapshot(`
    - dialog "successful":
      - heading "successful" [level=2]
      - paragraph:
        - text: Dear
        - strong: ${applicant.surname} ${applicant.firstName}
        - text: /your registration has been received/
      - button "Close"
      - button "Print Form"
  `);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
