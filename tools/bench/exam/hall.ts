import type { Assignment, Exam, RegisteredStudent } from '@concord/contracts';
import sharp from 'sharp';
import { Api, inParallel } from '../../seed/api.ts';
import { makeSerials, patiently, staffOf } from '../shared/staff.ts';

/** Someone who registered with a serial number and may sit exams. */
export interface Applicant {
  _id: string;
  email: string;
  serialNumber: string;
}

const REGISTRATIONS_AT_ONCE = 4;
const CALLS_AT_ONCE = 8;
const PICTURE_SIDE = 64;

/** A hall of applicants, made through the public API as staff and applicants make it. */
export class Hall {
  readonly applicants: Applicant[] = [];
  private readonly staff: Api;
  private readonly open: Api;
  private readonly mark = Date.now().toString(36);

  private constructor(url: string, staff: Api) {
    this.open = new Api(url);
    this.staff = staff;
  }

  static async open(url: string): Promise<Hall> {
    return new Hall(url, await staffOf(url));
  }

  get api(): Api {
    return this.staff;
  }

  /** Registers applicants until there are `count`. */
  async fill(count: number): Promise<void> {
    const missing = count - this.applicants.length;
    if (missing <= 0) return;
    const serials = await makeSerials(this.staff, missing);
    const image_data = await smallPicture();
    const first = this.applicants.length;
    await inParallel(serials, REGISTRATIONS_AT_ONCE, async (serialNumber, index) => {
      const number = first + index + 1;
      const email = `sitter-${this.mark}-${number}@bench.example`;
      const payload = { image_data, surname: `Sitter ${number}`, firstName: 'Bench', email, serialNumber };
      const { _id } = await patiently(() =>
        this.open.call<RegisteredStudent>('POST', 'student/register', payload),
      );
      this.applicants[first + index] = { _id, email, serialNumber };
    });
  }

  /** An exam whose right answers are spread over the options. */
  makeExam(title: string, questions: number, minutes: number): Promise<Exam> {
    const letters = ['A', 'B', 'C', 'D'];
    return this.staff.call<Exam>('POST', 'exams/upload', {
      title,
      duration: minutes,
      questions: Array.from({ length: questions }, (_, index) => {
        const options = letters.map(
          (letter) => `${letter}: a position on matter ${index + 1} that can be defended`,
        );
        const question = `Which of these positions on matter ${index + 1} does the text that was read support?`;
        return { question, options, answer: options[index % options.length] };
      }),
    });
  }

  /** Gives each of the first `count` applicants an exam: the assignments in their order. */
  async assign(examOf: (index: number) => Exam, count: number): Promise<string[]> {
    const assignments: string[] = [];
    await inParallel(this.applicants.slice(0, count), CALLS_AT_ONCE, async (applicant, index) => {
      assignments[index] = await this.assignOne(examOf(index), applicant);
    });
    return assignments;
  }

  async assignOne(exam: Exam, { _id }: Applicant): Promise<string> {
    const body = { exam: exam._id, student: _id };
    const made = await patiently(() => this.staff.call<Assignment>('POST', 'exams/addExamToStudent', body));
    return made._id;
  }
}

async function smallPicture(): Promise<string> {
  const create = { width: PICTURE_SIDE, height: PICTURE_SIDE, channels: 3, background: '#2e7d32' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}
