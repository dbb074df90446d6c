import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The candidate's token, from `exams/StartStudentExam`. The exam portal persists it in its own store. */
export interface CandidateState {
  readonly token: string | null;
}

const candidateSlice = createSlice({
  name: 'candidate',
  initialState: { token: null } as CandidateState,
  reducers: {
    candidateSignedIn: (_state, action: PayloadAction<string>) => ({ token: action.payload }),
    candidateSignedOut: () => ({ token: null }),
  },
});

export const { candidateSignedIn, candidateSignedOut } = candidateSlice.actions;
export const candidateReducer = candidateSlice.reducer;
