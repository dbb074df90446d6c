import type { OfflineFormContent } from './content.ts';
import { FULL_WIDTH, HALF, INK, mm, PAGE, SECOND, type Sheet } from './sheet.ts';

const PHOTO = { width: 35, height: 45 } as const;
const QUESTIONS_TOP = 262;
const FEE_ROW = 8.4;

/** Draws the logo, from path data of 48 by 48 units. */
function drawMark(sheet: Sheet, x: number, y: number, size: number): void {
  sheet.tagged(
    'Figure',
    () =>
      sheet.paint((doc) => {
        doc.translate(mm(x), mm(y)).scale(mm(size) / 48);
        doc.circle(24, 24, 23).fill(INK.brand);
        doc
          .path(
            'M13 27c0-7 5-12 12-13 4-.5 8 .5 10 2-2 .3-3.5.8-4.5 1.8 1.5 6-2 12-9 13-3.5.5-6.5-.8-8.5-3.8z',
          )
          .fill(INK.paper);
        doc.lineCap('round').lineWidth(1.6).path('M15 27c4 1 9-1 12-6').stroke(INK.brand);
        doc.lineWidth(2.4).path('M11 34c4 3.5 8.5 5 13 5s9-1.5 13-5').stroke(INK.paper);
      }),
    { alt: 'The mark of the institute: two open hands under the wing of a dove' },
  );
}

function letterhead(sheet: Sheet, { institute }: OfflineFormContent): void {
  drawMark(sheet, PAGE.left, PAGE.top, 17);
  sheet.paragraph(institute.name, PAGE.left + 21, PAGE.top + 1, { size: 15, bold: true, color: INK.brand });
  const contacts = [institute.email, ...institute.phones].join('   ·   ');
  sheet.paragraph(contacts, PAGE.left + 21, PAGE.top + 9.6, { size: 9, color: INK.soft });
  sheet.line(PAGE.left, 36, PAGE.right, 36, 0.7, INK.brand);
}

function title(sheet: Sheet): void {
  sheet.paragraph('NYSC Scheme', PAGE.left, 41, { size: 11, bold: true, color: INK.brand });
  sheet.paragraph('Offline Registration Form', PAGE.left, 46, { size: 24, bold: true }, 'H1');
  const width = PAGE.right - PAGE.left - PHOTO.width - 10;
  const lead =
    'For graduates serving in the National Youth Service Corps who cannot register on the website. ' +
    'Print this form, fill it in by hand and hand it in as described below. Staff of the institute will then ' +
    'register you with these details.';
  const below = 60 + sheet.paragraph(lead, PAGE.left, 60, { size: 10.5, width, lineGap: 1.6 });
  const hint =
    'Write in BLOCK LETTERS in black or blue ink. Put one letter or figure in each box, and a cross in the ' +
    'square beside your answer. Leave blank anything that does not apply to you.';
  sheet.paragraph(hint, PAGE.left, below + 2, { size: 9.5, width, lineGap: 1.2, color: INK.soft });

  const x = PAGE.right - PHOTO.width;
  sheet.box({ x, y: 42, ...PHOTO }, 0.4, 1);
  const words = 'Fix one recent passport photograph here\n(35 mm x 45 mm)\n\nWrite your name on the back';
  sheet.paragraph(words, x + 3, 51, { size: 8.5, width: PHOTO.width - 6, align: 'center', color: INK.soft });
}

function feeTable(sheet: Sheet, { fees, total }: OfflineFormContent, y: number): void {
  sheet.paragraph('Conversion fees', PAGE.left, y, { size: 12, bold: true }, 'H2');
  const right = PAGE.left + HALF;
  let at = y + 8;
  const cells = (name: string, amount: string, bold: boolean, header = false) => {
    sheet.group('TR', () => {
      sheet.paragraph(name, PAGE.left + 2.5, at + 1.8, { size: 10, bold, width: HALF - 40 }, 'TH');
      const style = { size: 10, bold, width: 36, align: 'right' } as const;
      sheet.paragraph(amount, right - 38.5, at + 1.8, style, header ? 'TH' : 'TD');
    });
    at += FEE_ROW;
    sheet.line(PAGE.left, at, right, at, bold ? 0.4 : 0.2);
  };
  sheet.group('Table', () => {
    sheet.fill({ x: PAGE.left, y: at, width: HALF, height: FEE_ROW }, INK.tint);
    cells('What it is for', 'Naira', true, true);
    for (const { name, amount } of fees) cells(name, amount, false);
    cells('Total', total, true);
  });
}

function bankAccount(sheet: Sheet, { institute: { bank } }: OfflineFormContent, y: number): void {
  const x = SECOND;
  sheet.paragraph('Pay into this account', x, y, { size: 12, bold: true }, 'H2');
  sheet.box({ x, y: y + 8, width: HALF, height: 42 }, 0.4, 1);
  const rows = [
    ['Bank', bank.bankName],
    ['Account name', bank.accountName],
    ['Account number', bank.accountNumber],
  ] as const;
  let at = y + 11;
  for (const [label, value] of rows) {
    sheet.paragraph(label, x + 4, at, { size: 8.5, color: INK.soft });
    const style = { size: 10.5, bold: true, width: HALF - 8 };
    at += 4 + sheet.paragraph(value, x + 4, at + 3.8, style) + 1.6;
  }
}

function steps(sheet: Sheet, { steps: all }: OfflineFormContent, y: number): void {
  sheet.paragraph('How to register offline, in five steps', PAGE.left, y, { size: 12, bold: true }, 'H2');
  let at = y + 9;
  const x = PAGE.left + 12;
  const style = { size: 9.8, width: PAGE.right - x, lineGap: 0.6 };
  sheet.group('L', () => {
    for (const [index, { title, text }] of all.entries()) {
      sheet.ornament((doc) => doc.circle(mm(PAGE.left + 4), mm(at + 3.2), mm(4)).fill(INK.brand));
      sheet.tagged('LI', () => {
        const number = { size: 11, bold: true, color: INK.paper, width: 8, align: 'center' } as const;
        sheet.write(String(index + 1), PAGE.left, at + 0.6, number);
        const below = sheet.write(title, x, at - 0.6, { ...style, bold: true });
        at += below + sheet.write(text, x, at - 0.6 + below, style) + 4.2;
      });
    }
  });
  if (at > QUESTIONS_TOP) throw new Error('The steps are too long for the first page of the offline form');
}

function questions(sheet: Sheet, { institute }: OfflineFormContent): void {
  const frame = { x: PAGE.left, y: QUESTIONS_TOP, width: FULL_WIDTH, height: 18 };
  sheet.fill(frame, INK.tint, 1);
  sheet.paragraph('Questions?', frame.x + 5, frame.y + 3, { size: 11, bold: true }, 'H2');
  const words = `Call ${institute.phones.join(' or ')}, or write to ${institute.email}.`;
  sheet.paragraph(words, frame.x + 5, frame.y + 9.6, { size: 10, width: frame.width - 10 });
}

/** Page with the fees, the bank account and the registration steps. */
export function introductionPage(sheet: Sheet, content: OfflineFormContent): void {
  sheet.addPage();
  sheet.section('About this form', () => {
    letterhead(sheet, content);
    title(sheet);
  });
  sheet.section('Fees and payment', () => {
    feeTable(sheet, content, 105);
    bankAccount(sheet, content, 105);
  });
  sheet.section('How to register offline', () => steps(sheet, content, 163));
  sheet.section('Questions', () => questions(sheet, content));
}
