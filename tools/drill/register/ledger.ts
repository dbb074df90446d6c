import type { Form } from './forms.ts';

/** A registration that was answered with 201. */
export interface Standing {
  form: Form;
  student: string;
  /** When it was first sent, and answered, in ms of the process's clock. */
  from: number;
  to: number;
}

const LISTED = 20;

/** What applicants saw. */
export class Ledger {
  readonly standing: Standing[] = [];
  /** Answers that an applicant should never see, one line each. */
  readonly wrong: string[] = [];
  /** Applicants who never came to an end. */
  readonly stuck: string[] = [];
  /** Refusals that are right: a letter for a picture, somebody else's e-mail. */
  refused = 0;
  /** Times that an applicant was told that it did not work now, by status; 0 is no answer. */
  readonly notNow = new Map<number, number>();
  /** Requests that were answered with 500. */
  readonly wordless: string[] = [];
  /** Times that a form was still being stored when it was sent again. */
  inProgress = 0;

  told(status: number, requestId: string): void {
    if (status === 500) this.wordless.push(requestId);
    this.notNow.set(status, (this.notNow.get(status) ?? 0) + 1);
  }

  /** How long those took that were under way at a moment, from that moment. */
  under(moment: number): number[] {
    return this.standing
      .filter(({ from, to }) => from <= moment && to >= moment)
      .map(({ to }) => to - moment);
  }

  lines(): string[] {
    return [...this.wrong, ...this.stuck].slice(0, LISTED);
  }
}
