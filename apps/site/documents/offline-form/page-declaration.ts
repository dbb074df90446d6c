import { choices, letterBoxes, LINE_HEIGHT, ruledLine, ruledLines, sectionHeading } from './answers.ts';
import type { OfflineFormContent } from './content.ts';
import { FULL_WIDTH, HALF, INK, mm, PAGE, SECOND, type Sheet } from './sheet.ts';

const OFFICE_HEIGHT = 109;

function declaration(sheet: Sheet, { institute }: OfflineFormContent, from: number): number {
  let y = sectionHeading(sheet, 'G', 'Declaration', from);
  const words =
    `I apply for registration with ${institute.name} under the NYSC Scheme. The details on this form and the ` +
    'documents I enclose are true and complete. I understand that a false statement can end my registration. I agree ' +
    'that the institute may keep and use these details to handle my application and my membership, as described in ' +
    'its privacy policy. I accept its terms and its refund policy.';
  y += sheet.paragraph(words, PAGE.left, y, { size: 10.5, width: FULL_WIDTH, lineGap: 1.8 }) + 6;
  ruledLine(sheet, 'Full name', y, { width: HALF });
  letterBoxes(sheet, 'Date (day, month, year)', y, { x: SECOND });
  y += LINE_HEIGHT + 4;
  sheet.box({ x: PAGE.left, y, width: FULL_WIDTH, height: 28 }, 0.4, 1);
  sheet.paragraph('Signature of the applicant', PAGE.left + 4, y + 2.5, { size: 8.5, color: INK.soft });
  return y + 28;
}

function officeUse(sheet: Sheet, from: number): void {
  sheet.fill({ x: PAGE.left - 5, y: from, width: FULL_WIDTH + 10, height: OFFICE_HEIGHT }, INK.tint, 1);
  let y = from + 5;
  sheet.paragraph('For office use only', PAGE.left, y, { size: 11.5, bold: true }, 'H2');
  y += 10;
  ruledLine(sheet, 'Received by (name and office)', y, { width: HALF });
  letterBoxes(sheet, 'Date received', y, { x: SECOND });
  y += LINE_HEIGHT + 3;
  y += choices(
    sheet,
    'Checked',
    y,
    ['Form complete and signed', 'Photograph', 'Documents', 'Payment confirmed', 'Serial number is valid'],
    { columns: 3 },
  );
  ruledLine(sheet, 'Registered online by', y + 1, { width: HALF });
  letterBoxes(sheet, 'Date registered', y + 1, { x: SECOND });
  y += LINE_HEIGHT + 4;
  ruledLines(sheet, 'Remarks', y, 2);
}

function receipt(sheet: Sheet, { institute }: OfflineFormContent, from: number): void {
  sheet.ornament((doc) => {
    const y = mm(from);
    doc.dash(4, { space: 3 }).lineWidth(0.8);
    doc.moveTo(0, y).lineTo(mm(PAGE.width), y).stroke(INK.line);
  });
  let y = from + 4;
  sheet.paragraph('Receipt for the applicant', PAGE.left, y, { size: 11.5, bold: true }, 'H2');
  const words = `NYSC offline registration form, received by ${institute.name}`;
  sheet.paragraph(words, PAGE.left, y + 6.6, { size: 9.5, width: FULL_WIDTH });
  y += 14;
  ruledLine(sheet, 'Name of the applicant', y, { width: HALF });
  ruledLine(sheet, 'Received by, signature and stamp', y, { x: SECOND, width: HALF });
}

/** Page with the declaration, the part for the office, and the applicant's receipt. */
export function declarationPage(sheet: Sheet, content: OfflineFormContent): void {
  sheet.addPage();
  let below = 0;
  sheet.section('Declaration', () => (below = declaration(sheet, content, PAGE.top)));
  sheet.section('For office use only', () => officeUse(sheet, below + 9));
  sheet.section('Receipt for the applicant', () => receipt(sheet, content, 247));
}
