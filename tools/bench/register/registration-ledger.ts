import { increment } from '../output.ts';
import type { Form } from './forms.ts';

/** A registration that was answered with 201. */
export interface Registered {
  form: Form;
  student: string;
  /** When it was first sent, and answered, in ms of the process's clock. */
  from: number;
  to: number;
}

const MAX_LISTED = 20;

/** What applicants saw. */
export class RegistrationLedger {
  readonly registered: Registered[] = [];
  /** Answers that an applicant should never see, one line each. */
  readonly wrong: string[] = [];
  /** Applicants who were never answered. */
  readonly stuck: string[] = [];
  /** Refusals that are right: a letter for a picture, somebody else's e-mail. */
  refused = 0;
  /** Failures that an applicant answers by sending again, by status; 0 is no answer. */
  readonly failures = new Map<number, number>();
  /** Ids of the requests that were answered with 500. */
  readonly internalErrors: string[] = [];
  /** Times that a form was still being stored when it was sent again. */
  inProgress = 0;

  failed(status: number, requestId: string): void {
    if (status === 500) this.internalErrors.push(requestId);
    increment(this.failures, status);
  }

  /** How long those took that were under way at a moment, from that moment. */
  underWayAt(moment: number): number[] {
    return this.registered
      .filter(({ from, to }) => from <= moment && to >= moment)
      .map(({ to }) => to - moment);
  }

  lines(): string[] {
    return [...this.wrong, ...this.stuck].slice(0, MAX_LISTED);
  }
}
