import { queryProblems, TestEnvironment } from '@concord/nest-platform/testing';
import { examsDatabase } from './database';
import { assignmentQuestions } from './testing/database-questions/assignment-questions';
import { attemptQuestions } from './testing/database-questions/attempt-questions';
import { certificateQuestions } from './testing/database-questions/certificate-questions';
import { examQuestions } from './testing/database-questions/exam-questions';
import { hallQuestions } from './testing/database-questions/hall-questions';
import { repositoriesOf } from './testing/database-questions/repositories';
import { resultQuestions } from './testing/database-questions/result-questions';
import { studentQuestions } from './testing/database-questions/student-questions';
import { taskQuestions } from './testing/database-questions/task-questions';

const test = new TestEnvironment();
const QUESTIONS = [
  assignmentQuestions,
  attemptQuestions,
  certificateQuestions,
  examQuestions,
  hallQuestions,
  resultQuestions,
  studentQuestions,
  taskQuestions,
];

describe('what the exams service asks its database', () => {
  afterAll(() => test.close('exams'));

  it('is served by indexes, in the order of the lists, and has no undefined values', async () => {
    const connection = await test.database('exams');
    const repositories = repositoriesOf(connection);
    const questions = QUESTIONS.map((questionsOf) => questionsOf(repositories));
    expect(await queryProblems(connection, examsDatabase, ...questions)).toEqual([]);
  });
});
