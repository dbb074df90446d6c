import { type AccessToken, ACCESS_LIMITS } from '@concord/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../store/state';

/** Age in ms from which a token is renewed before a call: its lifetime without two minutes for slow calls. */
const FRESH_MS = (ACCESS_LIMITS.tokenMinutes - 2) * 60_000;

/** The member's token, its holder, and the device's time in ms until which a call needs no renewal. */
export interface MemberSignIn extends AccessToken {
  readonly freshUntil: number;
}

/** The member or applicant who signed in by a code, or whose pages staff look at. */
export interface MemberState {
  readonly signIn: MemberSignIn | null;
  /**
   * Reason why there is no sign-in, after which nothing is renewed. `leaving` is a sign-out that the server has not
   * confirmed, whose cookie would sign the person in again; `absent` means that this browser has no sign-in;
   * `look` is the end of a look of staff.
   */
  readonly ended: 'leaving' | 'left' | 'expired' | 'absent' | 'look' | null;
}

const signedIn = (signIn: MemberSignIn): MemberState => ({ signIn, ended: null });
const signedOut = (ended: MemberState['ended']): MemberState => ({ signIn: null, ended });

const NOBODY = signedOut(null);

/** The sign-in of the member or applicant. */
export const memberOf = (state: RootState): MemberState =>
  (state as RootState & { readonly member?: MemberState }).member ?? NOBODY;

/** True while staff look at a person's pages. */
export const isLook = ({ signIn }: MemberState): boolean => signIn?.holder.isViewed === true;

const memberSlice = createSlice({
  name: 'member',
  initialState: NOBODY,
  reducers: {
    /** Stores the token of a sign-in, of a renewal, or for staff who look at a person's pages. */
    memberSignedIn: {
      prepare: (answer: AccessToken) => ({ payload: { ...answer, freshUntil: Date.now() + FRESH_MS } }),
      reducer: (_state, action: PayloadAction<MemberSignIn>) => signedIn(action.payload),
    },
    /** Signs out on this device; the server does not know yet. */
    memberLeft: () => signedOut('leaving'),
    /** Marks a sign-out as known to the server. */
    memberLeaveConfirmed: (state) => (state.ended === 'leaving' ? signedOut('left') : state),
    /** Ends a sign-in that the server no longer renews, or a look whose token has expired. */
    memberExpired: (state) => {
      if (isLook(state)) return signedOut('look');
      return signedOut(state.signIn ? 'expired' : 'absent');
    },
    /** Ends a look of staff by their choice. */
    memberLookEnded: () => signedOut('look'),
    /** Applies a sign-in or sign-out of another tab or of an earlier visit. */
    memberChangedElsewhere: (_state, action: PayloadAction<MemberState>) => action.payload,
  },
});

export const {
  memberSignedIn,
  memberLeft,
  memberLeaveConfirmed,
  memberExpired,
  memberLookEnded,
  memberChangedElsewhere,
} = memberSlice.actions;
export const memberReducer = memberSlice.reducer;

/** Identifies the person of a sign-in, which renewals do not change. */
export const personOf = ({ signIn }: MemberState): string | null =>
  signIn && [signIn.holder.member, signIn.holder.student, signIn.holder.isViewed].join();
