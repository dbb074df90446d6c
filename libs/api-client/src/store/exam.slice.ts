import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The student who sits the exam, as far as the screens need it. */
export interface ExamStudent {
  readonly _id: string;
  readonly surname: string;
  readonly firstName: string;
  readonly email: string;
}

/** The exam being sat. */
export interface ExamOnScreen {
  readonly _id: string;
  readonly examName: string;
  readonly examCode: string;
  readonly duration: number;
  readonly totalQuestions: number;
}

/** One answer: the question's id and the option chosen, `null` for none. */
export interface ExamAnswer {
  readonly _id: string;
  readonly selectedOption: string | null;
}

/** The result of a submission. */
export interface ExamOutcome {
  readonly percantage: number;
  readonly total_score: number;
  readonly total_answered: number;
  readonly total_correct: number;
  readonly total_wrong: number;
  readonly pass: boolean;
}

/** The exam session: never kept across reloads (the server and the device's own database are its memory). */
export interface ExamState {
  readonly currentExamIndex: number;
  readonly studentDetails: ExamStudent | null;
  readonly Exam: ExamOnScreen | null;
  readonly answers: readonly ExamAnswer[];
  readonly result: ExamOutcome | null;
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
    resultReceived: (state, action: PayloadAction<ExamOutcome>) => ({ ...state, result: action.payload }),
    examCleared: () => initialState,
  },
});

export const { examStarted, questionShown, answersChanged, resultReceived, examCleared } = examSlice.actions;
export const examReducer = examSlice.reducer;
