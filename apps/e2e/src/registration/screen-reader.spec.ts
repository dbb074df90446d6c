import { expect, type Page, test } from '@playwright/test';
import { openForm } from '../support/registration-page';

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
