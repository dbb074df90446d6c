import type { OfflineFormContent } from './content.ts';
import { declarationPage } from './page-declaration.ts';
import { introductionPage } from './page-introduction.ts';
import { membershipPage } from './page-membership.ts';
import { personPage } from './page-person.ts';
import { type Fonts, Sheet } from './sheet.ts';

/** Creates the registration form of corps members, to be filled in by hand: a PDF of four A4 pages. */
export async function offlineForm(content: OfflineFormContent, fonts: Fonts): Promise<Buffer> {
  const { name } = content.institute;
  const title = 'NYSC Offline Registration Form';
  const subject = 'Registration under the NYSC Scheme without the website: fees, steps and the form';
  const sheet = new Sheet(title, name, subject, fonts);
  introductionPage(sheet, content);
  personPage(sheet);
  membershipPage(sheet, content);
  declarationPage(sheet, content);
  return sheet.finish(`${title}  ·  ${name}`);
}
