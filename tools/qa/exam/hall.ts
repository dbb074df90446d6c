import type { Assignment, Exam, RegisteredStudent, StoredPicture } from '@concord/contracts';
import { Api, inParallel } from '../../seed/api.ts';
import { makePhotos, photoUrl, plainPicture } from '../people/photos.ts';
import { makeSerials, retrying, signInAsAdmin } from '../people/staff.ts';

/** A student who may sit exams. */
export interface Examinee {
  _id: string;
  email: string;
  serialNumber: string;
}

const REGISTRATIONS_AT_ONCE = 4;
const CALLS_AT_ONCE = 8;
/** Size of a photo or diagram of a question, before it is stored. */
const PICTURE_KILOBYTES = 80;
const PICTURE_EVERY = 10;

/** Kind of papers of an exam. */
export interface ExamShape {
  drawn?: boolean;
  pictures?: boolean;
}

/** Students and exams, created through the public API as applicants and staff would. */
export class Hall {
  readonly examinees: Examinee[] = [];
  readonly staff: Api;
  private readonly open: Api;
  private readonly mark = Date.now().toString(36);

  private constructor(url: string, staff: Api) {
    this.open = new Api(`${url}/api`);
    this.staff = staff;
  }

  /** @param env credentials of the first super admin */
  static async open(url: string, env: NodeJS.ProcessEnv = process.env): Promise<Hall> {
    return new Hall(url, await signInAsAdmin(url, env));
  }

  /** Registers students until there are `count`. */
  async fill(count: number): Promise<void> {
    const missing = count - this.examinees.length;
    if (missing <= 0) return;
    const serials = await makeSerials(this.staff, missing);
    const image_data = photoUrl(await plainPicture());
    const first = this.examinees.length;
    await inParallel(serials, REGISTRATIONS_AT_ONCE, async (serialNumber, index) => {
      const number = first + index + 1;
      const email = `sitter-${this.mark}-${number}@bench.example`;
      const payload = { image_data, surname: `Sitter ${number}`, firstName: 'Bench', email, serialNumber };
      const { _id } = await retrying(() =>
        this.open.call<RegisteredStudent>('POST', 'student/register', payload),
      );
      this.examinees[first + index] = { _id, email, serialNumber };
    });
  }

  /**
   * Creates an exam with right answers spread over the options.
   * @param drawn draws each paper: half of the questions of each of two topics, in its own order
   * @param pictures adds a picture to every tenth question
   */
  async makeExam(
    title: string,
    questions: number,
    minutes: number,
    { drawn = false, pictures = false }: ExamShape = {},
  ): Promise<Exam> {
    const count = drawn ? questions * 2 : questions;
    const files = pictures ? await this.addPictures(Math.ceil(count / PICTURE_EVERY)) : [];
    const letters = ['A', 'B', 'C', 'D'];
    const topics = ['Mediation', 'Early warning'];
    const counts = [Math.ceil(questions / 2), Math.floor(questions / 2)];
    const rules = topics.map((topic, index) => ({ topic, count: counts[index] }));
    return this.staff.call<Exam>('POST', 'exams/upload', {
      title,
      duration: minutes,
      ...(drawn && { paper: { rules, shuffleQuestions: true, shuffleOptions: true } }),
      questions: Array.from({ length: count }, (_, index) => {
        const options = letters.map(
          (letter) => `${letter}: a position on matter ${index + 1} that can be defended`,
        );
        const question = `Which of these positions on matter ${index + 1} does the text that was read support?`;
        const topic = drawn ? topics[index % topics.length] : undefined;
        const file = index % PICTURE_EVERY === 0 ? files[index / PICTURE_EVERY] : undefined;
        return {
          question,
          options,
          answer: options[index % options.length],
          ...(topic && { topic }),
          ...(file && { picture: { file, alt: 'What the question is about' } }),
        };
      }),
    });
  }

  /** @returns the ids of `count` stored pictures */
  private async addPictures(count: number): Promise<string[]> {
    const files: string[] = [];
    for (const photo of await makePhotos(count, PICTURE_KILOBYTES)) {
      const body = { imageFile: photoUrl(photo) };
      files.push((await this.staff.call<StoredPicture>('POST', 'question-pictures', body)).file);
    }
    return files;
  }

  /** Assigns the exam to the first `count` examinees. @returns the ids of the assignments, in their order */
  async assign(exam: Exam, count: number): Promise<string[]> {
    const assignments: string[] = [];
    await inParallel(this.examinees.slice(0, count), CALLS_AT_ONCE, async ({ _id }, index) => {
      const body = { exam: exam._id, student: _id };
      const add = () => this.staff.call<Assignment>('POST', 'exams/addExamToStudent', body);
      assignments[index] = (await retrying(add))._id;
    });
    return assignments;
  }
}
