import { createAppStore, StoreProvider } from '@concord/api-client';
import {
  type FakeAnswer,
  type FakeRoutes,
  fakeServer,
  press,
  type SeenCall,
  user,
} from '@concord/testing/browser';
import { anAssignment } from '@concord/testing/records';
import { ThemeRoot } from '@concord/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { initialSaveState, saveReducer } from '../attempt/save-state';
import { examDevice } from '../device/exam-device';
import ExamRoutes from '../routes';
import { at, id, makeAttempt, makeResult, makeSaved } from './attempts';

export const AMINA = { _id: id(500), surname: 'Bello', firstName: 'Amina', email: 'amina@example.com' };
export const TOKEN = 'candidate-token';
export const CALLS = {
  signIn: 'POST exams/StartStudentExam',
  list: `GET exams/studentExamByStudentId/${AMINA._id}`,
  start: 'POST exams/attempts',
  read: `GET exams/attempts/${id(900)}`,
  save: `PUT exams/attempts/${id(900)}/answers`,
  activity: `POST exams/attempts/${id(900)}/activity`,
  submit: 'POST result/submit',
  signOut: 'POST auth/logout',
};

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const assignment = anAssignment({
  _id: id(800),
  exam: { _id: id(700), examName: 'Peace Studies', examCode: 'PST-101', duration: 45, totalQuestions: 3 },
  dueDate: inHours(24),
  student: AMINA._id,
});
export const completed = {
  ...assignment,
  _id: id(801),
  exam: { ...assignment.exam, examName: 'Mediation' },
  status: 'completed',
  score: 2,
  dateWritten: at(0),
  result: {
    _id: id(600),
    percantage: 67,
    total_score: 2,
    total_questions: 3,
    pass: true,
    createdAt: at(100),
  },
};

export const fresh = () =>
  makeAttempt({ startedAt: inHours(0), deadline: inHours(0.75), serverTime: new Date().toISOString() });

export const found = (body: unknown): FakeAnswer => ({ status: 200, body });
export const refused = (status: number, code: string): FakeAnswer => ({
  status,
  body: { code, message: code },
});
export const OFFLINE: FakeAnswer = { status: 0, body: null };
/** Answer to a save, with the server's deadline. */
export const savedWith =
  (deadline: () => string) =>
  ({ body }: SeenCall) => {
    const now = new Date().toISOString();
    const { seq = 0 } = body as { seq?: number };
    return found(makeSaved(seq, 0, { deadline: deadline(), savedAt: now, serverTime: now }));
  };
export const saved = savedWith(() => inHours(0.75));

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

/** Exam portal at an address, with the address shown for {@link expectAddress}. */
export function renderPortal(address: string, state?: unknown) {
  const [pathname, search] = address.split('?');
  const store = createAppStore();
  const view = render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, state }]}>
          <ExamRoutes />
          <Address />
        </MemoryRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return { ...view, store };
}

/** Exam portal at an address, on a server that answers by the table. */
export const openPortal = (pathname: string, answers: FakeRoutes, state?: unknown) => ({
  answers,
  ...fakeServer(answers),
  ...renderPortal(pathname, state),
});

export const expectAddress = (path: string) =>
  waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(path));

export const radio = (name: string) => screen.getByRole('radio', { name, hidden: true });
export const choose = (name: string) => user.click(radio(name));

/** Submits from the questions. */
export async function finish(): Promise<void> {
  await press(/^Question 3/);
  await press('Finish');
  await press('Submit');
}

/** Selects and starts the listed exam. */
export async function proceed(): Promise<void> {
  await user.click(await screen.findByRole('radio', { hidden: true }));
  await press('Proceed');
  await press('Continue');
}

/** A server with one available exam, and the portal on its first question. */
export async function startExam(over: FakeRoutes = {}) {
  const portal = openPortal('/select-exam', {
    [CALLS.list]: found([assignment]),
    [CALLS.start]: { status: 201, body: fresh() },
    [CALLS.save]: saved,
    [CALLS.activity]: found({ noted: true }),
    [CALLS.submit]: found(makeResult()),
    [CALLS.signOut]: found({ ended: 1 }),
    ...over,
  });
  await proceed();
  await screen.findByText('Question text 1');
  return portal;
}

/** Stored progress of the answers. */
export const progress = () => examDevice.progress(id(900));

/** Stores an unsent answer of an exam that the student left. */
export async function storeUnsentAnswer(): Promise<void> {
  const attempt = fresh();
  const saves = saveReducer(initialSaveState(attempt), { type: 'chosen', question: id(1), choice: 'B1' });
  await examDevice.savePaper({ attempt });
  await examDevice.saveProgress(id(900), { saves, submitting: null, clockLead: 0 });
}

const isAtMost1280 = (media: string) => Number(/min-width:\s*([\d.]+)px/.exec(media)?.[1]) <= 1280;

/** Before each test: a window of 1280 px, and a device that stores only the sign-in. */
export function beforeEachSignIn(): void {
  beforeEach(async () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => ({ ...matchMedia(media), media, matches: isAtMost1280(media) });
    await examDevice.clear();
    await examDevice.signIn({ token: TOKEN, student: AMINA });
  });
}

/** Installs fake Web Locks that are always free; jsdom has none. */
export function installFakeLocks(): void {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, _options: unknown, work: (lock: unknown) => Promise<void>) => work({ name }),
    },
  });
}
