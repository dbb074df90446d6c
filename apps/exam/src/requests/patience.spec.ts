import { createAppStore } from '@concord/api-client';
import { startStudentExam } from './start-student-exam';
import { studentExams } from './student-exams';

const store = createAppStore();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['sign-in', () => store.dispatch(startStudentExam.initiate({ email: 'a@b.co', SerialNumber: 'X' }))],
  ['the list of exams', () => store.dispatch(studentExams.initiate('5'.repeat(24)))],
])('%s gives up on a server that does not answer', async (_name, call) => {
  const asked: Request[] = [];
  globalThis.fetch = ((request: Request) => {
    asked.push(request);
    return new Promise(() => undefined);
  }) as typeof fetch;
  const answer = call();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(asked[0]?.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked[0]?.signal.aborted).toBe(true);
  answer.abort();
});
