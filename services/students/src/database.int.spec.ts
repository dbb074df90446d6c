import { chooseListReader, listSizes, queryProblems, TestEnvironment } from '@concord/nest-platform/testing';
import { studentsDatabase } from './database';
import { accessQuestions } from './testing/database-questions/access-questions';
import { auditQuestions } from './testing/database-questions/audit-questions';
import { cohortQuestions } from './testing/database-questions/cohort-questions';
import { listQuestions } from './testing/database-questions/list-questions';
import { mailQuestions } from './testing/database-questions/mail-questions';
import { repositoriesOf } from './testing/database-questions/repositories';
import { serialQuestions } from './testing/database-questions/serial-questions';
import { staffQuestions } from './testing/database-questions/staff-questions';
import { studentQuestions } from './testing/database-questions/student-questions';

const test = new TestEnvironment();
const QUESTIONS = [
  accessQuestions,
  auditQuestions,
  cohortQuestions,
  mailQuestions,
  serialQuestions,
  staffQuestions,
  studentQuestions,
];

describe('what the students service asks its database', () => {
  afterAll(() => test.close('students'));

  it('is served by indexes, in the order of the lists, and has no undefined values', async () => {
    const connection = await test.database('students');
    chooseListReader(connection, 'mongo');
    const repositories = repositoriesOf(connection);
    const questions = QUESTIONS.map((questionsOf) => questionsOf(repositories));
    expect(await queryProblems(connection, studentsDatabase, ...questions)).toEqual([]);
  });

  it('is served by indexes where lists are in memory', async () => {
    const connection = await test.database('students');
    chooseListReader(connection, 'memory');
    const { min } = listSizes;
    listSizes.min = 0;
    const questions = listQuestions(repositoriesOf(connection));
    expect(await queryProblems(connection, studentsDatabase, questions)).toEqual([]);
    listSizes.min = min;
  });
});
