import type { AssignedStudent, AssignmentsAdded, Exam, Task } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import type { ExamsHarness } from './exams-harness';

/** Calls for the assignments of many students, by an officer unless another token is given. */
export class BulkCalls {
  readonly token: string;

  constructor(private readonly harness: ExamsHarness) {
    this.token = harness.tokens.staff('ADMIN');
  }

  post<T = Task>(path: 'bulk' | 'bulk-change', body: object, token = this.token) {
    return this.harness.call<T>('POST', `/exams/assignments/${path}`, { token, body });
  }

  /** Waits for the end of a task. */
  ended({ _id }: Pick<Task, '_id'>, token = this.token): Promise<Task> {
    return eventually(async () => {
      const { body } = await this.harness.call<Task>('GET', `/exams/tasks/${_id}`, { token });
      return ['queued', 'working'].includes(body.status) ? undefined : body;
    });
  }

  /** Sends a request, and waits for the end of its task. @returns the outcome */
  async run<T>(path: 'bulk' | 'bulk-change', body: object, token = this.token): Promise<T> {
    const { status, body: task } = await this.post(path, body, token);
    expect(status).toBe(202);
    const { status: end, outcome } = await this.ended(task, token);
    expect(end).toBe('done');
    return outcome as T;
  }

  add(body: object, token = this.token): Promise<AssignmentsAdded> {
    return this.run<AssignmentsAdded>('bulk', body, token);
  }

  /** Students who have an exam. */
  list({ _id }: Pick<Exam, '_id'>, query = '') {
    const { token } = this;
    return this.harness.call<AssignedStudent[]>('GET', `/exams/${_id}/assignments${query}`, { token });
  }

  /** Number of stored assignments of an exam. */
  countOf({ _id }: Pick<Exam, '_id'>, filter: object = { status: 'pending' }): Promise<number> {
    const exam = new Types.ObjectId(_id);
    return this.harness.db.collection('assignments').countDocuments({ exam, ...filter });
  }

  /** Adds students in a state, by which a filter can select them. @returns their ids */
  addStudents(count: number, state: string): string[] {
    return Array.from({ length: count }, (_, n) => {
      const student = this.harness.addStudent(`Many${n}`);
      this.harness.students.students.set(student._id, { ...student, state });
      return student._id;
    });
  }
}
