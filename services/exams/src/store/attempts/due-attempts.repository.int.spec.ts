import { TestEnvironment } from '@concord/nest-platform/testing';
import { type Connection, Types } from 'mongoose';
import { ATTEMPT_MODEL, type AttemptRecord, attemptSchema } from './attempt.schema';
import { DueAttemptsRepository } from './due-attempts.repository';

describe('DueAttemptsRepository', () => {
  const test = new TestEnvironment();
  let connection: Connection;
  beforeAll(async () => {
    connection = await test.database('exams');
  });
  afterAll(() => test.close('exams'));

  it('pages through submitted attempts, also of one and the same deadline', async () => {
    const attempts = connection.model<AttemptRecord>(ATTEMPT_MODEL, attemptSchema);
    const [noon, one] = [new Date('2026-01-01T12:00:00Z'), new Date('2026-01-01T13:00:00Z')];
    const submitted = [noon, one, noon, one, noon, noon, noon].map((deadline) => ({
      _id: new Types.ObjectId(),
      assignment: new Types.ObjectId(),
      round: 1,
      status: 'grading',
      submittedAt: noon,
      deadline,
    }));
    const later = { ...submitted[0], _id: new Types.ObjectId(), assignment: new Types.ObjectId() };
    await attempts.collection.insertMany([...submitted, { ...later, submittedAt: one }] as never[]);

    const pages: string[][] = [];
    for await (const page of new DueAttemptsRepository(attempts).findUngraded(one, 2))
      pages.push(page.map(({ _id }) => String(_id)));
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1]);
    expect(pages.flat().sort()).toEqual(submitted.map(({ _id }) => String(_id)).sort());
  });
});
