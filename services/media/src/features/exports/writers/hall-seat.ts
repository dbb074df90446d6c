/** A candidate's place in a hall session. */
export interface HallSeat {
  /** Number by the order of names. */
  readonly number: number;
  readonly name: string;
  /** Last group of the serial: the whole serial is a credential. */
  readonly serialEnd: string;
  /** Codes of the candidate's exams in the session. */
  readonly exams: string;
  readonly photo: string | undefined;
}
