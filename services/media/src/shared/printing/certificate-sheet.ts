import type { PrintedCertificate, PrintedTemplate } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';
import {
  sheetFrame,
  sheetGround,
  sheetHtml,
  sheetStyle,
  sheetTree,
  wordsOf,
} from '@concord/institute/certificate-sheet';
import { pageStyle } from './page-style';
import { qrCode } from './qr-code';

/** Default for certificates from an exams service of the previous version. */
const USUAL: PrintedTemplate = { design: 'course', version: 1, ...FIRST_TEMPLATES.course };

interface SheetOptions {
  /** Target of the QR code. */
  readonly address: string;
  readonly readPicture: (publicId: string) => Promise<Buffer | undefined>;
  /** Prints across the sheet that it is a specimen. */
  readonly isSpecimen?: boolean;
}

const OTHER_LETTERS = "'Form Arabic', 'Form Emoji', 'Form Sans', 'Form Other'";
/** CSS of a certificate's sheet, without fonts and paper. */
export const certificateStyles = `body { margin: 0; background: #fff; }
${sheetStyle({
  text: `'Inter', ${OTHER_LETTERS}, sans-serif`,
  headings: `'Noto Serif', ${OTHER_LETTERS}, serif`,
})}`;

/** CSS of a printed certificate, with fonts and paper. */
export const certificateStyle = (): string => `${pageStyle({ landscape: true })}\n${certificateStyles}`;

/** The title of a certificate's document. */
export const certificateTitle = ({ studentName }: Pick<PrintedCertificate, 'studentName'>): string =>
  `Certificate: ${studentName}`;

/** The body of a certificate's page. */
export async function certificateSheet(
  certificate: PrintedCertificate,
  { address, readPicture, isSpecimen = false }: SheetOptions,
): Promise<string> {
  const print = certificate.print ?? USUAL;
  const { design, accent, signatories } = print;
  const words = wordsOf(certificate);
  const { className, style } = sheetFrame({ print, words });
  const signatures = await Promise.all(
    signatories.map(async ({ signature }) => pictureUrl(signature && (await readPicture(signature)))),
  );
  const ground = sheetGround(design, accent);
  const sheet = sheetTree({ print, words, signatures, ground, qr: await qrCode(address), isSpecimen });
  const tones = `--accent: ${style['--accent']}; --scale: ${style['--scale']}`;
  return `<main class="${className}" style="${tones}">${sheetHtml(sheet)}</main>`;
}

const pictureUrl = (bytes: Buffer | '' | undefined): string =>
  bytes ? `data:image/png;base64,${bytes.toString('base64')}` : '';
