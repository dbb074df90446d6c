import { createAppStore } from '@concord/api-client';
import type { AttemptCalls } from '../attempt/requests';
import { LocalAttempt } from '../attempt/local-attempt';
import { initialSaveState } from '../attempt/save-state';
import { examDevice } from '../device/exam-device';
import { id, makeAttempt } from '../testing/attempts';
import { AMINA } from '../testing/portal';
import { projectAnswers } from './project-answers';
import { examOf } from '../screen/exam.slice';

function setUp() {
  const attempt = makeAttempt({ answers: { [id(2)]: 'B2' } });
  const progress = { saves: initialSaveState(attempt), submitting: null, clockLead: 0 };
  const local = new LocalAttempt({ attempt }, progress, examDevice, {} as AttemptCalls);
  const store = createAppStore();
  const end = projectAnswers(local, { studentDetails: AMINA, currentExamIndex: 1 }, store.dispatch);
  return { engine: local.engine, end, exam: () => examOf(store.getState()) };
}
const choices = (answers: readonly { readonly selectedOption: string | null }[]) =>
  answers.map(({ selectedOption }) => selectedOption);

describe('projectAnswers', () => {
  it('shows the attempt in the exam slice, without its questions', () => {
    const { exam } = setUp();
    expect(exam()).toMatchObject({ currentExamIndex: 1, studentDetails: AMINA, result: null });
    expect(exam().Exam).not.toHaveProperty('questions');
    expect(choices(exam().answers)).toEqual([null, 'B2', null]);
  });

  it('replaces only the answer that changed', async () => {
    const { engine, exam } = setUp();
    const [, second, third] = exam().answers;
    await engine.choose(id(1), 'A1');
    expect(choices(exam().answers)).toEqual(['A1', 'B2', null]);
    expect(exam().answers[1]).toBe(second);
    expect(exam().answers[2]).toBe(third);
  });

  it('writes nothing for other changes of the save state, or after unsubscribing', async () => {
    const { engine, end, exam } = setUp();
    const { answers } = exam();
    await engine.halt('reset');
    expect(exam().answers).toBe(answers);
    end();
    await engine.choose(id(1), 'A1');
    expect(exam().answers).toBe(answers);
  });
});
