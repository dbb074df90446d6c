import {
  type Certificate,
  countryName,
  dateWords,
  fullName,
  INSTITUTE,
  momentWords,
  printedForm,
  type Result,
  type Student,
} from '@concord/contracts';
import type { Subject } from '../documents/document-subjects';
import { pageStyle } from './page-style';
import type { PrintRequest } from './pdf-printer';
import { qrCode } from './qr-code';
import { templates } from './templates';

export interface DocumentPage {
  /** Name under which the file is saved. */
  name: string;
  request: PrintRequest;
}

/** Builds the pages of every kind of document. */
export class DocumentPages {
  constructor(
    private readonly pictureOf: (publicId: string) => Promise<Buffer | undefined>,
    private readonly publicUrl: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  of(subject: Subject): Promise<DocumentPage> {
    switch (subject.kind) {
      case 'registration-form':
        return this.registrationForm(subject.student);
      case 'certificate':
        return this.certificate(subject.certificate);
      case 'result-slip':
        return this.resultSlip(subject.result);
      case 'student-list':
        return Promise.resolve(this.studentList(subject.students));
    }
  }

  private async registrationForm(student: Student): Promise<DocumentPage> {
    const photo = await this.pictureOf(student.passport.public_id);
    const html = templates.registrationForm({
      institute: INSTITUTE,
      page: pageStyle({ foot: this.foot() }),
      heading: 'Registration form',
      ...printedForm(student),
      reference: student._id,
      photo: photo ? `data:image/jpeg;base64,${photo.toString('base64')}` : '',
      qr: await qrCode(this.link(`/admin/students/${student._id}`, student._id)),
    });
    const name = `Registration form ${fullName(student.surname, student.firstName)}.pdf`;
    return { name, request: { html } };
  }

  private async certificate(certificate: Certificate): Promise<DocumentPage> {
    const { certificateNumber } = certificate;
    const html = templates.certificate({
      institute: INSTITUTE,
      page: pageStyle({ landscape: true }),
      studentName: certificate.studentName,
      courseTitle: certificate.selectedCourse.courseTitle,
      date: dateWords(certificate.dateGenerated),
      certificateNumber,
      qr: await qrCode(this.link(`/certificate?number=${certificateNumber}`, certificateNumber)),
    });
    return { name: `Certificate ${certificate.studentName}.pdf`, request: { html } };
  }

  private async resultSlip(result: Result): Promise<DocumentPage> {
    const { student, exam } = result;
    const name = fullName(student.surname, student.firstName, student.middleName);
    const html = templates.resultSlip({
      institute: INSTITUTE,
      page: pageStyle({ foot: this.foot() }),
      heading: 'Result slip',
      name,
      result,
      verdict: result.pass ? 'Passed' : 'Fail',
      writtenAt: momentWords(result.createdAt),
      gender: student.gender ?? '',
      qr: await qrCode(result._id),
    });
    return {
      name: `Result ${exam.examCode} ${name}.pdf`,
      request: { html },
    };
  }

  private studentList(students: Student[]): DocumentPage {
    const html = templates.studentList({
      institute: INSTITUTE,
      page: pageStyle({ landscape: true, foot: this.foot() }),
      heading: 'ALL STUDENTS',
      total: students.length,
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
    return { name: 'Students.pdf', request: { html } };
  }

  private link(path: string, otherwise: string): string {
    return this.publicUrl ? `${this.publicUrl}${path}` : otherwise;
  }

  private foot(): string {
    return `${INSTITUTE.name} · printed ${momentWords(this.now())}`;
  }
}
