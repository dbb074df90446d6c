import { AppError, overloaded } from '@concord/nest-platform';

const STREAMS_MAX = 50;
/** Maximum number of streams of one account: tabs of its browsers. */
export const STREAMS_BY_ACCOUNT = 5;

/** Limits the number of streams, in total and per account. A stream that is being opened counts. */
export class StreamPlaces {
  private taken = 0;
  private readonly byAccount = new Map<string, number>();

  /**
   * @returns a function that frees the place; calling it again has no effect
   * @throws AppError 429 for the account, 503 for the total
   */
  take(account: string): () => void {
    const own = this.byAccount.get(account) ?? 0;
    if (own >= STREAMS_BY_ACCOUNT)
      throw new AppError(
        429,
        'TOO_MANY_REQUESTS',
        `You are already watching exams in ${STREAMS_BY_ACCOUNT} tabs or browsers. Please close one of them first`,
        { retryAfterSeconds: 30 },
      );
    if (this.taken >= STREAMS_MAX)
      throw overloaded('Too many people are watching exams right now. Please try again later', 30);
    this.taken += 1;
    this.byAccount.set(account, own + 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.free(account);
      isTaken = false;
    };
  }

  private free(account: string): void {
    this.taken -= 1;
    const left = (this.byAccount.get(account) ?? 0) - 1;
    if (left > 0) this.byAccount.set(account, left);
    else this.byAccount.delete(account);
  }
}
