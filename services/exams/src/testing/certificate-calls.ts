import type { Certificate, CertificatesIssued, CertificateVerdict, Course, Task } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import type { ExamsHarness } from './exams-harness';

/** A student with the result of an exam. */
export interface Earner {
  readonly student: string;
  readonly result: string;
}

/** Certificate calls of staff: a SUPER_ADMIN, unless another token is given. */
export class CertificateCalls {
  readonly token: string;
  private serials = 0;

  constructor(private readonly harness: ExamsHarness) {
    this.token = harness.tokens.staff('SUPER_ADMIN');
  }

  async course(courseTitle = 'Peace Building', exams = [this.harness.exam._id]): Promise<string> {
    const body = { courseTitle, exams };
    return (await this.post<Course>('/course/create', body)).body._id;
  }

  /** Adds a student with a passed result. */
  async earner(change: Record<string, unknown> = {}): Promise<Earner> {
    const [earner] = await this.earners(1, change);
    if (!earner) throw new Error('missing');
    return earner;
  }

  rename(student: string, firstName: string, surname: string): void {
    const { students } = this.harness.students;
    const record = students.get(student);
    if (record) students.set(student, { ...record, firstName, surname });
  }

  stored(filter: object) {
    return this.harness.db.collection('certificates').find(filter).toArray();
  }

  post<T = Certificate>(path: string, body: object = {}, token = this.token) {
    return this.harness.call<T>('POST', path, { token, body });
  }

  issue(body: object, token = this.token) {
    return this.post('/certificate/issue', body, token);
  }

  bulk<T = Task>(body: object, token = this.token) {
    return this.post<T>('/certificate/bulk', body, token);
  }

  /** Waits for the end of a task. @returns its outcome */
  async ended({ _id }: Pick<Task, '_id'>): Promise<CertificatesIssued> {
    const { token } = this;
    const task = await eventually(async () => {
      const { body } = await this.harness.call<Task>('GET', `/exams/tasks/${_id}`, { token });
      return ['queued', 'working'].includes(body.status) ? undefined : body;
    });
    expect([task.status, task.kind]).toEqual(['done', 'certificates-issue']);
    return task.outcome as CertificatesIssued;
  }

  /** Issues certificates in bulk, and waits for the end of the task. @returns the outcome */
  async issueMany(body: object): Promise<CertificatesIssued> {
    const { status, body: task } = await this.bulk(body);
    expect(status).toBe(202);
    return this.ended(task);
  }

  list(query = '', token = this.token) {
    return this.harness.call<Certificate[]>('GET', `/certificate${query}`, { token });
  }

  verify(number: string) {
    const path = `/certificate/verify/${encodeURIComponent(number)}`;
    return this.harness.call<CertificateVerdict>('GET', path);
  }

  revoke(id: string, body?: object) {
    return this.harness.call('DELETE', `/certificate/${id}`, { token: this.token, body });
  }

  /** Creates a certificate by a serial, optionally one for a student. */
  async byHand(studentName: string, selectedCourse: string, student?: string) {
    // Serials contain no 0 and no 1.
    const digits = (this.serials += 1).toString(8).replace(/\d/g, (digit) => String(Number(digit) + 2));
    const serialNumber = `ABCD-EFGH-JKMN-${digits.padStart(4, '2')}`;
    this.harness.students.serials.set(serialNumber, {
      studentName,
      selectedCourse,
      ...(student && { student }),
    });
    const sent = {
      studentName,
      selectedCourse,
      serialNumber,
      dateGenerated: '2026-11-21',
      genrated: 'manual',
    };
    const make = () => this.harness.call<Certificate>('POST', '/certificate/create', { body: sent });
    return { made: (await make()).body, make, serialNumber };
  }

  /** Adds students with stored results, as grading would write them. */
  async earners(count: number, change: Record<string, unknown> = {}): Promise<Earner[]> {
    const { exam, db } = this.harness;
    const students = Array.from({ length: count }, (_, n) => this.harness.addStudent(`Grad${n}`, 'Amina'));
    const records = students.map(({ _id, surname, firstName }) => ({
      _id: new Types.ObjectId(),
      percantage: 75,
      total_score: 3,
      total_questions: 4,
      total_answered: 4,
      total_correct: 3,
      total_wrong: 1,
      pass: true,
      createdAt: new Date(),
      exam: { _id: new Types.ObjectId(exam._id), examName: exam.examName, examCode: exam.examCode },
      version: new Types.ObjectId(),
      student: { _id: new Types.ObjectId(_id), surname, firstName, middleName: null, gender: null },
      chosen: {},
      tokens: [surname.toLowerCase(), firstName.toLowerCase()],
      mailed: true,
      ...change,
    }));
    await db.collection('results').insertMany(records);
    return records.map(({ _id, student }) => ({ student: String(student._id), result: String(_id) }));
  }
}
