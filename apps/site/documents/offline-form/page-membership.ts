import { MEMBERSHIP_CADRES, PAYMENT_METHODS } from '@concord/contracts';
import { choices, letterBoxes, LINE_HEIGHT, ruledLine, sectionHeading, tickBox } from './answers.ts';
import type { OfflineFormContent } from './content.ts';
import { FULL_WIDTH, HALF, INK, PAGE, SECOND, type Sheet } from './sheet.ts';

const WAYS_TO_PAY = PAYMENT_METHODS.filter((method) => method !== 'Nil');

function membership(sheet: Sheet, { formFee }: OfflineFormContent, from: number): number {
  let y = sectionHeading(sheet, 'D', 'Membership', from);
  const label = { size: 8.5, color: INK.soft };
  sheet.paragraph('Membership route', PAGE.left, y, label);
  sheet.paragraph('Application fee', SECOND, y, label);
  tickBox(sheet, 'NYSC Scheme', PAGE.left, y + 6, HALF, true);
  tickBox(sheet, `NYSC Scheme (${formFee})`, SECOND, y + 6, HALF, true);
  y += 17;
  return y + choices(sheet, 'Membership cadre you apply for', y, MEMBERSHIP_CADRES, { columns: 3 });
}

function documents(sheet: Sheet, from: number): number {
  const y = sectionHeading(sheet, 'E', 'Documents', from);
  const intro =
    'Put a cross beside each document you enclose. Send copies, not originals. The office will keep them.';
  sheet.paragraph(intro, PAGE.left, y, { size: 9.5, color: INK.soft });
  const only = 'Only with SSCE as highest qualification:';
  const items = [
    'Passport photograph, fixed on page 1',
    'NYSC call-up letter',
    'Result or certificate of your highest qualification',
    `${only} Waec/Neco Result`,
    `${only} Jamb Result`,
    'Receipt of the payment',
  ];
  sheet.group('L', () => {
    for (const [index, item] of items.entries())
      tickBox(sheet, item, PAGE.left, y + 9 + index * 8.2, FULL_WIDTH);
  });
  return y + 9 + items.length * 8.2;
}

function payment(sheet: Sheet, content: OfflineFormContent, from: number): void {
  let y = sectionHeading(sheet, 'F', 'Payment details', from);
  y += choices(sheet, 'Payment method', y, WAYS_TO_PAY, { columns: 3 });
  ruledLine(sheet, 'Amount paid, in naira', y, { width: HALF });
  letterBoxes(sheet, 'Date paid (day, month, year)', y, { x: SECOND });
  y += LINE_HEIGHT + 2;
  ruledLine(sheet, 'Name of the person who paid', y, { width: HALF });
  ruledLine(sheet, 'Number of the receipt', y, { x: SECOND, width: HALF });
  y += LINE_HEIGHT + 3;
  sheet.box({ x: PAGE.left, y, width: FULL_WIDTH, height: 34 }, 0.4, 1);
  letterBoxes(sheet, 'Serial number', y + 4, { x: PAGE.left + 4, groups: [4, 4, 4, 4] });
  const phones = content.institute.serialNumberPhones.join(' or ');
  const note =
    'Four groups of four characters, given by the institute. If you have no serial number yet, leave the boxes ' +
    `empty and call ${phones}.`;
  sheet.paragraph(note, PAGE.left + 4, y + 21, {
    size: 9,
    width: FULL_WIDTH - 8,
    lineGap: 1,
    color: INK.soft,
  });
}

/** Page with membership, enclosed documents and payment. */
export function membershipPage(sheet: Sheet, content: OfflineFormContent): void {
  sheet.addPage();
  let below = 0;
  sheet.section('Membership', () => (below = membership(sheet, content, PAGE.top)));
  sheet.section('Documents', () => (below = documents(sheet, below + 6)));
  sheet.section('Payment details', () => payment(sheet, content, below + 7));
}
