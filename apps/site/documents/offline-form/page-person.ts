import { GENDERS, QUALIFICATIONS, TITLES, YEARS_EXPERIENCE } from '@concord/contracts';
import { choices, letterBoxes, LINE_HEIGHT, ruledLine, ruledLines, sectionHeading } from './answers.ts';
import { FULL_WIDTH, HALF, PAGE, SECOND, type Sheet } from './sheet.ts';

const GAP = 8;

function personalDetails(sheet: Sheet, from: number): number {
  let y = sectionHeading(sheet, 'A', 'Personal details', from);
  y += choices(sheet, 'Title', y, TITLES);
  ruledLine(sheet, 'Surname', y, { width: HALF });
  ruledLine(sheet, 'First name', y, { x: SECOND, width: HALF });
  y += LINE_HEIGHT;
  ruledLine(sheet, 'Middle name', y, { width: HALF });
  choices(sheet, 'Gender', y, GENDERS, { x: SECOND, width: HALF });
  y += LINE_HEIGHT + 1;
  letterBoxes(sheet, 'Date of birth (day, month, year)', y);
  letterBoxes(sheet, 'Mobile number', y, { x: SECOND, groups: [13] });
  y += LINE_HEIGHT + 2;
  ruledLine(sheet, 'E-mail, for our reply (please write clearly)', y);
  y += LINE_HEIGHT;
  ruledLine(sheet, 'Country', y, { width: HALF });
  ruledLine(sheet, 'State or province', y, { x: SECOND, width: HALF });
  y += LINE_HEIGHT + 1;
  return y + choices(sheet, 'Highest qualification', y, QUALIFICATIONS);
}

function nationalService(sheet: Sheet, from: number): number {
  const y = sectionHeading(sheet, 'B', 'National service', from);
  const width = (FULL_WIDTH - 2 * GAP) / 3;
  const labels = ['NYSC call-up number', 'State code', 'State of deployment'];
  for (const [index, label] of labels.entries()) {
    ruledLine(sheet, label, y, { x: PAGE.left + index * (width + GAP), width });
  }
  return y + LINE_HEIGHT;
}

function employment(sheet: Sheet, from: number): void {
  let y = sectionHeading(sheet, 'C', 'Current employment details', from);
  ruledLine(sheet, 'Organisation, or place of primary assignment', y);
  y += LINE_HEIGHT;
  ruledLine(sheet, 'Position', y, { width: HALF });
  letterBoxes(sheet, 'Date joined (day, month, year)', y, { x: SECOND });
  y += LINE_HEIGHT + 2;
  y += choices(sheet, 'Years of career experience', y, YEARS_EXPERIENCE, { columns: 4 });
  ruledLines(sheet, 'Location (street, town, state)', y, 2);
}

/** Page with personal data, national service and employment. */
export function personPage(sheet: Sheet): void {
  sheet.addPage();
  let below = 0;
  sheet.section('Personal details', () => (below = personalDetails(sheet, PAGE.top)));
  sheet.section('National service', () => (below = nationalService(sheet, below + 3)));
  sheet.section('Current employment details', () => employment(sheet, below + 5));
}
