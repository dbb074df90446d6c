import { createAppStore } from '@concord/api-client';
import { examOf, examStarted } from './exam.slice';

describe('the exam on the screen', () => {
  it('is in every store, and nothing of it is persisted', () => {
    const store = createAppStore();
    store.dispatch(
      examStarted({
        studentDetails: { _id: 'b'.repeat(24), surname: 'Bello', firstName: 'Musa', email: 'm@b.example' },
        Exam: { _id: 'c'.repeat(24), examName: 'Peace', examCode: 'P1', duration: 60, totalQuestions: 2 },
        currentExamIndex: 0,
        answers: [],
      }),
    );
    expect(examOf(store.getState()).Exam?.examName).toBe('Peace');
    expect(window.localStorage.length).toBe(0);
    expect(examOf(createAppStore().getState()).Exam).toBeNull();
  });
});
