import { createAppStore } from './create-store';
import { examStarted } from './exam.slice';
import { loggedOut, signedInAs, type SessionDetails } from './session.slice';

const KEY = 'concord.session';
const ada: SessionDetails = {
  token: 'token-1',
  role: 'ADMIN',
  admin: 'a'.repeat(24),
  username: 'ada',
  email: 'ada@concord.example',
};

const fromAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));

describe('createAppStore', () => {
  beforeEach(() => window.localStorage.clear());

  it('takes up the session of an earlier visit', () => {
    createAppStore().dispatch(signedInAs(ada));
    expect(createAppStore().getState().session).toMatchObject({ details: ada, isLoggedin: true });
  });

  it('forgets a session that was left', () => {
    const store = createAppStore();
    store.dispatch(signedInAs(ada));
    store.dispatch(loggedOut());
    expect(createAppStore().getState().session.details).toBeNull();
  });

  it.each(['{', 'null', '{"token":"x"}', JSON.stringify({ ...ada, role: 'ROOT' })])(
    'starts signed out when storage holds %s',
    (text) => {
      window.localStorage.setItem(KEY, text);
      expect(createAppStore().getState().session.isLoggedin).toBe(false);
    },
  );

  it('follows sign-in and logout in another tab', () => {
    const store = createAppStore();
    fromAnotherTab(JSON.stringify(ada));
    expect(store.getState().session.details).toEqual(ada);
    fromAnotherTab(null);
    expect(store.getState().session.details).toBeNull();
  });

  it('keeps nothing of an exam for the next visit', () => {
    createAppStore().dispatch(
      examStarted({
        studentDetails: {
          _id: 'b'.repeat(24),
          surname: 'Bello',
          firstName: 'Musa',
          email: 'musa@example.com',
        },
        Exam: { _id: 'c'.repeat(24), examName: 'Peace', examCode: 'P1', duration: 60, totalQuestions: 2 },
        currentExamIndex: 0,
        answers: [],
      }),
    );
    expect(window.localStorage.length).toBe(0);
    expect(createAppStore().getState().exam.Exam).toBeNull();
  });
});
