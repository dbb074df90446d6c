import type { ExamSignInAnswer } from '@concord/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { candidateSignedIn } from '../index';
import { memberExpired, memberLeft } from './member.slice';

const nothing = (): ExamSignInAnswer | null => null;

const handOverSlice = createSlice({
  name: 'handOver',
  initialState: nothing,
  reducers: {
    /** Hands a sign-in over to the exam portal, whose page `/start-exam` completes it. */
    candidateHandedOver: (_state, action: PayloadAction<ExamSignInAnswer>) => action.payload,
  },
  extraReducers: (builder) => {
    // The portal has taken it over, or the next person at this device must not be signed in by it.
    builder.addCase(candidateSignedIn, nothing).addCase(memberLeft, nothing).addCase(memberExpired, nothing);
  },
});

export const { candidateHandedOver } = handOverSlice.actions;
export const handOverReducer = handOverSlice.reducer;
