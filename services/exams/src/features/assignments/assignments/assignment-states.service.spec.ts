import { newObjectId } from '@concord/nest-platform';
import type { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import type { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import type { ResultsRepository } from '../../../store/results/results.repository';
import { AssignmentStatesService } from './assignment-states.service';

const [student, exam, assignment, attempt] = [newObjectId(), newObjectId(), newObjectId(), newObjectId()];
const SCORE = 7;

/** A store with one graded attempt, which a sweeper completes between reads, in one step or in two. */
class Store {
  private assignmentStatus = 'pending';
  private attemptStatus = 'grading';

  /** @param stepsAfter number of the sweeper's steps after each read */
  constructor(private readonly stepsAfter: number[]) {}

  private read<T>(value: T): Promise<T> {
    for (let steps = this.stepsAfter.shift() ?? 0; steps > 0; steps -= 1) {
      if (this.assignmentStatus === 'pending') this.assignmentStatus = 'completed';
      else this.attemptStatus = 'graded';
    }
    return Promise.resolve(value);
  }

  readonly assignments = {
    findPending: () =>
      this.read(
        this.assignmentStatus === 'pending' ? { _id: assignment, round: 1, status: 'pending' } : null,
      ),
    complete: () => Promise.resolve(),
  };
  readonly attempts = {
    findUngradedOfStudent: () =>
      this.read(
        this.attemptStatus === 'grading'
          ? [{ _id: attempt, assignment, round: 1, status: 'grading', submittedAt: new Date() }]
          : [],
      ),
  };
  readonly results = {
    gradesOf: (ids: unknown[]) =>
      this.read(new Map(ids.includes(attempt) ? [[String(attempt), { total_score: SCORE }]] : [])),
  };

  states() {
    return new AssignmentStatesService(
      this.assignments as unknown as AssignmentsRepository,
      this.attempts as unknown as AttemptsRepository,
      this.results as unknown as ResultsRepository,
    );
  }
}

describe('AssignmentStatesService', () => {
  describe('completeIfGraded', () => {
    it.each([[[]], [[1]], [[2]], [[1, 1]], [[0, 1]], [[0, 2]], [[0, 1, 1]], [[0, 0, 2]]])(
      'never misses a grade while the sweeper notes it (%j)',
      async (stepsAfter) => {
        expect(await new Store(stepsAfter).states().completeIfGraded(student, exam)).toBe(true);
      },
    );
  });

  describe('statesOf', () => {
    it('keeps a completed assignment whose attempt was read as open before', async () => {
      const done = { _id: assignment, round: 1, status: 'completed', score: SCORE };
      const open = { _id: attempt, assignment, round: 1, status: 'open' };
      const states = await new Store([]).states().statesOf([open] as never, [done] as never);
      expect(states).toEqual([{ assignment: done }]);
    });

    it('has the result of a completed assignment, and none of another round', async () => {
      const done = (round: number) => ({ _id: assignment, round, status: 'completed', score: SCORE });
      const graded = { _id: attempt, assignment, round: 1, status: 'graded' };
      const states = await new Store([]).states().statesOf([graded] as never, [done(1), done(2)] as never);
      expect(states.map(({ result }) => result?.total_score)).toEqual([SCORE, undefined]);
    });

    it('shows a submitted attempt until its result is there', async () => {
      const pending = { _id: assignment, round: 1, status: 'pending' };
      const submitted = { _id: newObjectId(), assignment, round: 1, status: 'grading' };
      const states = await new Store([]).states().statesOf([submitted] as never, [pending] as never);
      expect(states).toEqual([{ assignment: pending, attempt: submitted }]);
    });
  });
});
