import type { Payment } from '@concord/contracts';
import type { Recorder } from '../ledger/recorder.ts';
import type { Desk } from './desk.ts';
import type { Payers } from './payers.ts';

/** A payment that staff recorded. */
export interface RecordedPayment {
  member: string;
  /** In kobo; different for each payment. */
  amount: number;
  answer: Payment;
}

const TODAY = new Date().toISOString().slice(0, 10);

/** Records one payment after the other. */
export class Payer {
  readonly recorded: RecordedPayment[] = [];
  /** Calls in flight. */
  sending = 0;
  private next = 0;
  private readonly desk: Desk;
  private readonly payers: Payers;
  private readonly recorder: Recorder;

  constructor(desk: Desk, payers: Payers, recorder: Recorder) {
    this.desk = desk;
    this.payers = payers;
    this.recorder = recorder;
  }

  /** Records payments until `isOver`. The last one is finished. */
  async run(isOver: () => boolean, signal: AbortSignal): Promise<void> {
    while (!isOver() && !signal.aborted) {
      const member = await this.payers.next(signal);
      if (!member) return;
      this.next += 1;
      await this.record(member, 100 + this.next, signal);
    }
  }

  private async record(member: string, amount: number, signal: AbortSignal): Promise<void> {
    const from = this.recorder.now();
    this.sending += 1;
    try {
      const content = { member, amount, method: 'transfer', receivedOn: TODAY };
      const answer = await this.desk.post<Payment>('payment', content, signal);
      if (!answer) return;
      this.recorded.push({ member, amount, answer });
      this.recorder.took('pay', from);
    } finally {
      this.sending -= 1;
    }
  }
}
