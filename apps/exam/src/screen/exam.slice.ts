import { createSlice, injectSlice, type PayloadAction, type RootState } from '@concord/api-client';
import type { Paper, Result, Student } from '@concord/contracts';

/** The student who sits the exam, with the fields that the screens need. */
export type ExamStudent = Pick<Student, '_id' | 'surname' | 'firstName' | 'email'> &
  // Absent in data stored by earlier versions.
  Partial<Pick<Student, 'title'>>;

/** The exam being sat, without its questions. */
export type ExamOnScreen = Omit<Paper, 'questions'>;

/** Answer to a question: the question's id and the chosen option, `null` for none. */
export interface ExamAnswer {
  readonly _id: string;
  readonly selectedOption: string | null;
}

/**
 * State of the exam on the screen. Not persisted: the server and the device's database have the
 * durable state.
 */
export interface ExamState {
  /** Index of the shown question, from 0. */
  readonly currentExamIndex: number;
  readonly studentDetails: ExamStudent | null;
  readonly Exam: ExamOnScreen | null;
  /** Answers in the order of the paper's questions: a projection of the save engine's state. */
  readonly answers: readonly ExamAnswer[];
  readonly result: Result | null;
}

const initialState: ExamState = {
  currentExamIndex: 0,
  studentDetails: null,
  Exam: null,
  answers: [],
  result: null,
};

const examSlice = createSlice({
  name: 'exam',
  initialState,
  reducers: {
    /** Stores a started or resumed attempt. */
    examStarted: (_state, action: PayloadAction<Omit<ExamState, 'result'>>) => ({
      ...action.payload,
      result: null,
    }),
    /** Shows a question; the index is never below 0. */
    questionShown: (state, action: PayloadAction<number>) => ({
      ...state,
      currentExamIndex: Math.max(0, action.payload),
    }),
    answersChanged: (state, action: PayloadAction<readonly ExamAnswer[]>) => ({
      ...state,
      answers: action.payload,
    }),
    resultReceived: (state, action: PayloadAction<Result>) => ({ ...state, result: action.payload }),
    examCleared: () => initialState,
  },
});

export const { examStarted, questionShown, answersChanged, resultReceived, examCleared } = examSlice.actions;

/** The exam on the screen. */
export const examOf = (state: RootState): ExamState => (state as RootState & { exam: ExamState }).exam;

// Only the exam portal has bytes for it.
injectSlice({ name: 'exam', reducer: examSlice.reducer });
