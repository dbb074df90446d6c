import type { Paper, Result, Student } from '@concord/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The student who sits the exam, as far as the screens need it. */
export type ExamStudent = Pick<Student, '_id' | 'surname' | 'firstName' | 'email'>;

/** The exam being sat, without its questions. */
export type ExamOnScreen = Omit<Paper, 'questions'>;

/** One answer: the question's id and the option chosen, `null` for none. */
export interface ExamAnswer {
  readonly _id: string;
  readonly selectedOption: string | null;
}

/** The exam session: never kept across reloads (the server and the device's own database are its memory). */
export interface ExamState {
  readonly currentExamIndex: number;
  readonly studentDetails: ExamStudent | null;
  readonly Exam: ExamOnScreen | null;
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
    examStarted: (_state, action: PayloadAction<{ studentDetails: ExamStudent; Exam: ExamOnScreen }>) => ({
      ...initialState,
      ...action.payload,
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
