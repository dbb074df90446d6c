import type { ApiError } from '@concord/api-client/requests';
import type { RegisteredStudent } from '@concord/contracts';
import type { RegisterStudentCall } from '../requests/register-student';
import { idempotencyKeys } from './idempotency';
import { Observed } from './observed';
import { registrationOf, type RegistrationForm } from './registration-form';

/**
 * `unanswered`: the registration may have arrived or not. The values are those that were sent, for a page that the
 * applicant left and came back to.
 */
export type SendingState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'sending';
      readonly values: RegistrationForm;
      readonly sent: number;
      readonly total: number;
    }
  | { readonly kind: 'unanswered'; readonly values: RegistrationForm; readonly error: ApiError }
  | { readonly kind: 'registered'; readonly student: RegisteredStudent; readonly photo: string };

export interface SendingPorts {
  readonly post: (
    call: RegisterStudentCall,
  ) => Promise<{ readonly data?: RegisteredStudent; readonly error?: unknown }>;
  /** The draft has served its purpose. */
  readonly endDraft: () => Promise<unknown>;
  readonly pause: (seconds: number) => Promise<void>;
}

/** The server gives up a registration that stopped half-way after 30 s; a repeat waits that long and as much again. */
const UNDER_WAY_SECONDS = 60;
const ASK_AGAIN_SECONDS = 2;

/** Each may hold 18 MB. */
const MOST_OPEN = 3;
const REQUEST_TIMEOUT = 408;
const isUnanswered = ({ status, code }: ApiError) =>
  status === 0 || status === REQUEST_TIMEOUT || status >= 500 || code === 'IN_PROGRESS';

/** A registration as it is sent, with the key by which the server knows it again. */
interface Sent {
  readonly text: string;
  readonly serialNumber: string;
  readonly idempotencyKey: string;
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Sends a registration, one at a time; it goes on while the applicant looks at another page of the site. */
export class Sending {
  readonly state = new Observed<SendingState>({ kind: 'idle' });
  private readonly keyFor = idempotencyKeys();
  /** What was sent and not answered. */
  private open: readonly Sent[] = [];

  constructor(private readonly ports: SendingPorts) {}

  /** @returns why the server refused; nothing when it stored the registration, or nobody knows yet */
  async send(values: RegistrationForm): Promise<ApiError | undefined> {
    if (this.state.get().kind === 'sending') return undefined;
    this.state.set({ kind: 'sending', values, sent: 0, total: 0 });
    window.addEventListener('beforeunload', warn);
    try {
      return await this.settle(values);
    } finally {
      window.removeEventListener('beforeunload', warn);
      if (this.state.get().kind === 'sending') this.state.set({ kind: 'idle' });
    }
  }

  /** The applicant has seen the outcome. */
  close(): void {
    if (this.state.get().kind !== 'sending') this.state.set({ kind: 'idle' });
  }

  private async settle(values: RegistrationForm): Promise<ApiError | undefined> {
    const body = registrationOf(values);
    const text = JSON.stringify(body);
    const { serialNumber } = body;
    const sent: Sent = { text, serialNumber, idempotencyKey: await this.keyFor(text) };
    const error = await this.post(sent, values);
    if (!error) return undefined;
    if (isUnanswered(error)) {
      this.open = [...this.open.filter((earlier) => earlier.text !== text), sent].slice(-MOST_OPEN);
      return this.leaveOpen(values, error);
    }
    // The form was changed after tries without an answer, and one of those may be what has used the serial.
    const ours = error.code === 'SERIAL_INVALID' ? this.open : [];
    for (const earlier of ours) {
      if (earlier.text === text || earlier.serialNumber !== serialNumber) continue;
      const repeated = await this.post(earlier, values);
      if (!repeated) return undefined;
      if (isUnanswered(repeated)) return this.leaveOpen(values, repeated);
    }
    this.open = [];
    return error;
  }

  private leaveOpen(values: RegistrationForm, error: ApiError): ApiError {
    this.state.set({ kind: 'unanswered', values, error });
    return error;
  }

  /** @returns the error, if there was one */
  private async post(
    { text, idempotencyKey }: Sent,
    values: RegistrationForm,
  ): Promise<ApiError | undefined> {
    const onProgress = (progress: { readonly sent: number; readonly total: number }) =>
      this.state.set({ kind: 'sending', values, ...progress });
    for (let waited = 0; ;) {
      const { data, error } = await this.ports.post({ text, idempotencyKey, onProgress });
      if (data) {
        await this.ports.endDraft();
        this.open = [];
        this.state.set({ kind: 'registered', student: data, photo: values.image_data });
        return undefined;
      }
      const failure = error as ApiError;
      // An earlier try of this very form is still being stored.
      if (failure.code !== 'IN_PROGRESS' || waited >= UNDER_WAY_SECONDS) return failure;
      const seconds = Math.max(1, failure.retryAfter ?? ASK_AGAIN_SECONDS);
      waited += seconds;
      await this.ports.pause(seconds);
    }
  }
}
