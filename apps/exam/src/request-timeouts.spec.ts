import { createAppStore } from '@concord/api-client';
import { sharedEndpoints } from '@concord/api-client/requests';
import { endpoints as signIn } from './sign-in/requests';

const store = createAppStore();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  [
    'sign-in',
    () => store.dispatch(signIn.examSignIn.initiate({ body: { email: 'a@b.co', SerialNumber: 'X' } })),
  ],
  [
    'the list of exams',
    () => store.dispatch(sharedEndpoints.assignmentsOfStudent.initiate({ params: { id: '5'.repeat(24) } })),
  ],
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
