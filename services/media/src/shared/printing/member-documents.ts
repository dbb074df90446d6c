import type {
  PrintedCertificate,
  PrintedCpdStatement,
  PrintedMemberDocument,
  PrintedMembershipPaper,
  PrintedMoneyDocument,
} from '@concord/contracts';
import { FIRST_TEMPLATES, nairaWords } from '@concord/institute';
import { certificateSheet, certificateStyle, certificateTitle } from './certificate-sheet';
import { cpdPage } from './cpd-page';
import { letterPage, moneyPage } from './member-pages';
import { qrCode } from './qr-code';
import { templates } from './templates';

interface Rendered {
  name: string;
  html: string;
}

const MEMBERSHIP_TEXT = [
  'This is to certify that',
  '{name}',
  'has been admitted to the membership of the Institute in the grade of',
  '{course}',
].join('\n');

/** Renders documents of members as HTML. Nothing in them depends on the time of printing. */
export class MemberDocuments {
  /** @param link public address of a path, or the fallback without one */
  constructor(private readonly link: (path: string, fallback: string) => string) {}

  render(document: PrintedMemberDocument): Promise<Rendered> {
    switch (document.kind) {
      case 'standing-letter':
        return this.letter(document);
      case 'membership-certificate':
        return this.certificate(document);
      case 'invoice':
      case 'receipt':
      case 'credit-note':
        return this.money(document);
    }
  }

  /** A year of CPD. */
  statement(statement: PrintedCpdStatement): Rendered {
    const { year, memberNumber, name } = statement;
    return {
      name: `CPD statement ${year} ${memberNumber} ${name}.pdf`,
      html: templates.cpdStatement(cpdPage(statement)),
    };
  }

  private async money(document: PrintedMoneyDocument): Promise<Rendered> {
    const { number, reference, total } = document;
    // An invoice's code has all that a transfer needs.
    const code = document.kind === 'invoice' ? `${reference} ${nairaWords(total)} ${number}` : number;
    const page = moneyPage(document, await qrCode(code));
    return { name: fileName(page.heading, document), html: templates.moneyDocument(page) };
  }

  private async letter(paper: PrintedMembershipPaper): Promise<Rendered> {
    const address = this.addressOf(paper);
    const page = letterPage(paper, address.replace(/^https?:\/\//, ''), await qrCode(address));
    return { name: fileName(page.heading, paper), html: templates.standingLetter(page) };
  }

  /** The sheet of a certificate of an exam, with the grade in place of the course. */
  private async certificate(paper: PrintedMembershipPaper): Promise<Rendered> {
    const certificate: PrintedCertificate = {
      _id: paper._id,
      studentName: paper.name,
      selectedCourse: {
        id: paper._id,
        courseTitle: paper.grade === 'Fellow' ? 'Fellow' : `${paper.grade} Member`,
      },
      createdAt: `${paper.on}T00:00:00Z`,
      dateGenerated: paper.on,
      serialNumber: '',
      certificateNumber: paper.number,
      genrated: '',
      print: { design: 'membership', version: 1, ...FIRST_TEMPLATES.membership, body: MEMBERSHIP_TEXT },
    };
    const readPicture = () => Promise.resolve(undefined);
    const sheet = await certificateSheet(certificate, { address: this.addressOf(paper), readPicture });
    const title = certificateTitle(certificate);
    const html = templates.certificate({ title, style: certificateStyle(), sheets: [sheet] });
    return { name: fileName('Certificate of membership', paper), html };
  }

  private addressOf({ number }: PrintedMembershipPaper): string {
    return this.link(`/certificate/${number}`, number);
  }
}

const fileName = (kind: string, { number, name }: Pick<PrintedMemberDocument, 'number' | 'name'>): string =>
  `${kind} ${number} ${name}.pdf`;
