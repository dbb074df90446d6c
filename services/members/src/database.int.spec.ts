import { chooseListReader, queryProblems, TestEnvironment } from '@concord/nest-platform/testing';
import { membersDatabase } from './database';
import { cardQuestions } from './testing/database-questions/card-questions';
import { memberQuestions } from './testing/database-questions/member-questions';
import { moneyQuestions } from './testing/database-questions/money-questions';
import { repositoriesOf } from './testing/database-questions/repositories';
import { staffQuestions } from './testing/database-questions/staff-questions';

const test = new TestEnvironment();
const QUESTIONS = [cardQuestions, memberQuestions, moneyQuestions, staffQuestions];

describe('what the members service asks its database', () => {
  afterAll(() => test.close('members'));

  it('is served by indexes, in the order of the lists, and has no undefined values', async () => {
    const connection = await test.database('members');
    chooseListReader(connection, 'mongo');
    const repositories = repositoriesOf(connection);
    const questions = QUESTIONS.map((questionsOf) => questionsOf(repositories));
    expect(await queryProblems(connection, membersDatabase, ...questions)).toEqual([]);
  });
});
