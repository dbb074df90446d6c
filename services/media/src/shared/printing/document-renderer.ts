import type {
  PrintableBatch,
  PrintedCertificate,
  PrintedMemberCard,
  Result,
  Student,
} from '@concord/contracts';
import { countryName, dateWords, fullName, INSTITUTE, momentWords, printedForm } from '@concord/institute';
import { dayOf } from '@concord/nest-platform';
import { certificateSheet, certificateStyle, certificateTitle } from './certificate-sheet';
import { memberCardHtml } from './member-card';
import { MemberDocuments } from './member-documents';
import { withOtherFonts, withOtherLetters } from './other-letters';
import { pageStyle } from './page-style';
import type { PrintableRecord } from './printable-record';
import { qrCode } from './qr-code';
import { slipBar, slipScore, slipSize, slipTotals } from './slip-totals';
import { templates } from './templates';

export interface RenderedDocument {
  name: string;
  /** A complete page; its own style sets paper, margins and footer. */
  html: string;
}

/** Two columns of five on A4. */
const SLIPS_ON_A_PAGE = 10;

function pagesOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/** Certificates and cards fill their sheet; names of certificates are checked before the issue. */
const isSheet = ({ kind }: PrintableRecord): boolean =>
  kind === 'certificate' || kind === 'membership-certificate' || kind === 'member-card';

/** Reads the pictures of a document: the applicant's photo and signatures. */
type PictureKind = 'passport' | 'signature';

/** Renders every kind of document as HTML. */
export class DocumentRenderer {
  private readonly members: MemberDocuments;

  constructor(
    private readonly readPicture: (publicId: string, kind: PictureKind) => Promise<Buffer | undefined>,
    private readonly publicUrl: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.members = new MemberDocuments((path, fallback) => this.link(path, fallback));
  }

  /** A certificate has no note on letters without a font: its name is refused before it is issued. */
  async render(record: PrintableRecord): Promise<RenderedDocument> {
    const { name, html } = await this.plain(record);
    return { name, html: isSheet(record) ? withOtherFonts(html) : withOtherLetters(html) };
  }

  private plain(record: PrintableRecord): Promise<RenderedDocument> {
    switch (record.kind) {
      case 'registration-form':
        return this.registrationForm(record.student);
      case 'certificate':
        return this.certificate(record.certificate, record.isSpecimen);
      case 'result-slip':
        return this.resultSlip(record.result);
      case 'student-list':
        return Promise.resolve(this.studentList(record.students));
      case 'serial-sheet':
        return this.serialSheet(record.batch);
      case 'member-card':
        return this.memberCard(record.card);
      case 'invoice':
      case 'receipt':
      case 'credit-note':
      case 'standing-letter':
      case 'membership-certificate':
        return this.members.render(record.document);
      case 'cpd-statement':
        return Promise.resolve(this.members.statement(record.statement));
    }
  }

  private async registrationForm(student: Student): Promise<RenderedDocument> {
    const photo = await this.readPicture(student.passport.public_id, 'passport');
    const html = templates.registrationForm({
      institute: INSTITUTE,
      page: pageStyle({ footer: this.footer() }),
      heading: 'Registration form',
      ...printedForm(student),
      reference: student._id,
      photo: photo ? `data:image/jpeg;base64,${photo.toString('base64')}` : '',
      qr: await qrCode(this.link(`/admin/students/${student._id}`, student._id)),
    });
    return { name: this.fileName('Registration form', fullName(student.surname, student.firstName)), html };
  }

  private async memberCard(card: PrintedMemberCard): Promise<RenderedDocument> {
    const photo = card.photo ? await this.readPicture(card.photo.public_id, 'passport') : undefined;
    const html = await memberCardHtml(card, { address: this.link(card.path, card.number), photo });
    return { name: `Membership card ${card.number} ${card.name}.pdf`, html };
  }

  private async certificate(certificate: PrintedCertificate, isSpecimen = false): Promise<RenderedDocument> {
    const { studentName } = certificate;
    const sheets = [await this.sheet(certificate, isSpecimen)];
    const html = templates.certificate({
      title: certificateTitle(certificate),
      style: certificateStyle(),
      sheets,
    });
    return { name: this.fileName('Certificate', studentName), html };
  }

  /** @returns a complete page with one sheet per certificate, each identical to a single print. */
  async certificates(certificates: readonly PrintedCertificate[]): Promise<string> {
    const sheets = await Promise.all(certificates.map((certificate) => this.sheet(certificate)));
    return withOtherFonts(
      templates.certificate({ title: 'Certificates', style: certificateStyle(), sheets }),
    );
  }

  private sheet(certificate: PrintedCertificate, isSpecimen = false): Promise<string> {
    const { certificateNumber } = certificate;
    const address = this.link(`/certificate/${certificateNumber}`, certificateNumber);
    const readPicture = (publicId: string) => this.readPicture(publicId, 'signature');
    return certificateSheet(certificate, { address, readPicture, isSpecimen });
  }

  private async resultSlip(result: Result): Promise<RenderedDocument> {
    const { student, exam } = result;
    const name = fullName(student.surname, student.firstName, student.middleName);
    const html = templates.resultSlip({
      institute: INSTITUTE,
      page: pageStyle({ footer: this.footer() }),
      heading: 'Result slip',
      name,
      result,
      score: slipScore(result),
      totals: slipTotals(result),
      bar: slipBar(result),
      ...slipSize(result, name),
      verdict: result.pass ? 'Passed' : 'Fail',
      writtenAt: momentWords(result.createdAt),
      gender: student.gender ?? '',
      qr: await qrCode(result._id),
    });
    return { name: this.fileName('Result', `${exam.examCode} ${name}`), html };
  }

  private studentList(students: Student[]): RenderedDocument {
    const html = templates.studentList({
      institute: INSTITUTE,
      page: pageStyle({ landscape: true, footer: this.footer() }),
      heading: 'ALL STUDENTS',
      total: `${students.length} ${students.length === 1 ? 'student' : 'students'}`,
      printedAt: momentWords(this.now()),
      rows: students.map((student, index) => ({
        number: index + 1,
        name: fullName(student.surname, student.firstName, student.middleName),
        gender: student.gender ?? '',
        email: student.email,
        phone: student.phoneNumber ?? '',
        place: [student.state, countryName(student.country)].filter(Boolean).join(', '),
        cadre: student.membershipCadre ?? '',
        registered: dateWords(student.createdAt),
      })),
    });
    return { name: this.fileName('Students', ''), html };
  }

  /** Slips to cut out, without used serials: those are somebody's credentials. */
  private async serialSheet(batch: PrintableBatch): Promise<RenderedDocument> {
    const { serials, note = '' } = batch;
    const isForCertificate = batch.purpose === 'certificate';
    const address = this.link(isForCertificate ? '/certificate-form' : '/register', '');
    const html = templates.serialSheet({
      institute: INSTITUTE,
      page: pageStyle({ margins: '8mm 12mm 14mm', footer: this.sheetFooter(batch) }),
      heading: note ? `Serial numbers: ${note}` : 'Serial numbers',
      use: isForCertificate ? 'Print your certificate' : 'Register once',
      address: address.replace(/^https?:\/\//, ''),
      qr: address && (await qrCode(address)),
      pages: pagesOf(serials, SLIPS_ON_A_PAGE).map((slips) => ({ slips })),
    });
    return { name: `Serial numbers ${dayOf(new Date(batch.dateGenerated))} ${note}`.trim() + '.pdf', html };
  }

  /** Puts the day before the name, which may be long and cut off. */
  private fileName(kind: string, of: string): string {
    return `${kind} ${dayOf(this.now())} ${of}`.trim() + '.pdf';
  }

  private sheetFooter({ serials, count, note, madeBy, dateGenerated }: PrintableBatch): string {
    const left = `${serials.length} unused of ${count}`;
    return [note, left, `created ${momentWords(dateGenerated)} by ${madeBy.username}`]
      .filter(Boolean)
      .join(' · ');
  }

  private link(path: string, fallback: string): string {
    return this.publicUrl ? `${this.publicUrl}${path}` : fallback;
  }

  private footer(): string {
    return `${INSTITUTE.name} · printed ${momentWords(this.now())}`;
  }
}
