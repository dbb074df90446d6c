import type { PrintedCertificate, PrintedTemplate } from '@concord/contracts';
import { FIRST_TEMPLATES, INSTITUTE, sizeToFit } from '@concord/institute';
import { emsOn, scaleOf, sheetLines, wordsOf } from '../certificate-design/sheet-words';
import { seal } from '../certificate-design/seal';
import { sheetGround } from '../certificate-design/sheets';
import { pageStyle } from './page-style';
import { qrCode } from './qr-code';
import { certificateStyles, templates } from './templates';

/** The column of the words of each design in millimetres, and the size of its title in points. */
const COLUMNS = {
  membership: { width: 224, height: 82, title: 40 },
  course: { width: 188, height: 102, title: 40 },
  diploma: { width: 218, height: 76, title: 46 },
} as const;
/** Of the width of the column that a title takes: its letters are spaced. */
const TITLE_SHARE = 0.93;
const SMALLEST_TITLE = 0.3;

/** For a certificate from an exams service of the release before. */
const USUAL: PrintedTemplate = { design: 'course', version: 1, ...FIRST_TEMPLATES.course };

interface SheetOptions {
  /** The address that the QR code leads to. */
  readonly address: string;
  readonly readPicture: (publicId: string) => Promise<Buffer | undefined>;
  /** Says across the sheet that it is no certificate. */
  readonly isSpecimen?: boolean;
}

/** Fonts, paper and style of a certificate that is printed. */
export const certificateStyle = (): string => `${pageStyle({ landscape: true })}\n${certificateStyles}`;

/** The title of a certificate's document. */
export const certificateTitle = ({ studentName }: Pick<PrintedCertificate, 'studentName'>): string =>
  `Certificate: ${studentName}`;

/** The body of a certificate's page. */
export async function certificateSheet(
  certificate: PrintedCertificate,
  { address, readPicture, isSpecimen = false }: SheetOptions,
): Promise<string> {
  const { design, title, body, signatories, accent } = certificate.print ?? USUAL;
  const words = wordsOf(certificate);
  const column = COLUMNS[design];
  const lines = sheetLines(body, words, column.width);
  return templates.certificateSheet({
    institute: INSTITUTE,
    design,
    tones: `--accent: ${accent}`,
    scale: scaleOf(lines, column).toFixed(3),
    ground: sheetGround(design, accent),
    seal: seal(accent),
    title,
    titleFit: sizeToFit(title, emsOn(column.title, column.width) * TITLE_SHARE, SMALLEST_TITLE),
    lines,
    signatories: await Promise.all(
      signatories.map(async ({ name, role, signature }) => ({
        name,
        role,
        picture: pictureUrl(signature && (await readPicture(signature))),
      })),
    ),
    date: words.date,
    certificateNumber: words.number,
    qr: await qrCode(address),
    isSpecimen,
  });
}

const pictureUrl = (bytes: Buffer | '' | undefined): string =>
  bytes ? `data:image/png;base64,${bytes.toString('base64')}` : '';
