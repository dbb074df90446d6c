import type { Paper, Result, Student } from '@concord/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The student who sits the exam, as far as the screens need it. */
export type ExamStudent = Pick<Student, '_id' | 'surname' | 'firstName' | 'email'> &
  // Absent in what a device stored before it was kept.
  Partial<Pick<Student, 'title'>>;

/** The exam being sat, without its questions. */
export type ExamOnScreen = Omit<Paper, 'questions'>;

/** The answer to one question: the question's id and the option chosen, `null` for none. */
export interface ExamAnswer {
  readonly _id: string;
  readonly selectedOption: string | null;
}

/** The exam as the pages show it; not persisted: the server and the device's database hold the durable state. */
export interface ExamState {
  /** The question shown, from 0. */
  readonly currentExamIndex: number;
  readonly studentDetails: ExamStudent | null;
  readonly Exam: ExamOnScreen | null;
  /** One entry for each question of the paper, in its order; a projection of the engine that saves the answers. */
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
    /** An attempt was opened, to be started or resumed. */
    examStarted: (_state, action: PayloadAction<Omit<ExamState, 'result'>>) => ({
      ...action.payload,
      result: null,
    }),
    /** Goes to a question, never below the first. */
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
export const examReducer = examSlice.reducer;
