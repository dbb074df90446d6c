/** A candidate's place in a hall session. */
export interface HallSeat {
  /** In the order of names. */
  readonly number: number;
  readonly name: string;
  /** The last group of the serial; the whole of it is a credential. */
  readonly serialEnd: string;
  /** The codes of the exams that the candidate has there. */
  readonly exams: string;
  readonly photo: string | undefined;
}
