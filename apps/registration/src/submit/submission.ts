import { apiErrorWithoutAnswer, type ApiError } from '@concord/api-client/requests';
import { idempotencyKeys, type Upload } from '@concord/api-client/upload';
import type { RegisterBody, RegisteredStudent } from '@concord/contracts';
import { loadChecks } from '../form/load-checks';
import type { RegistrationForm } from '../form/registration-form';
import { Observable } from '../shared/observable';
import { changedFields } from './changed-fields';

/**
 * State of a submission. `unanswered`: the registration may have arrived; `not-sent`: it did not.
 * `values` restore the form when the applicant returns to the page.
 */
export type SubmissionState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'sending';
      readonly values: RegistrationForm;
      /** In bytes. */
      readonly sent: number;
      readonly total: number;
    }
  | { readonly kind: 'not-sent'; readonly values: RegistrationForm }
  | { readonly kind: 'unanswered'; readonly values: RegistrationForm; readonly error: ApiError }
  | {
      readonly kind: 'registered';
      readonly student: RegisteredStudent;
      readonly photo: string;
      /** Labels of fields that were changed after the stored version was sent. */
      readonly notStored: readonly string[];
    };

export interface SubmissionPorts {
  readonly send: (upload: Upload) => Promise<{ readonly data?: RegisteredStudent; readonly error?: unknown }>;
  /** True if a serial reported as invalid still is, so the form need not be uploaded. */
  readonly isSerialRefused: (serial: string) => Promise<boolean>;
  /** True if the server can be reached, as far as the browser knows. */
  readonly isReachable: (serial: string) => Promise<boolean>;
  readonly deleteDraft: () => Promise<unknown>;
  readonly pause: (seconds: number) => Promise<void>;
}

/** Maximum wait for an earlier try in progress: twice the 30 s after which the server abandons it. */
const IN_PROGRESS_TIMEOUT_SECONDS = 60;
const RETRY_SECONDS = 2;

/** Maximum unanswered registrations in memory: each may hold 18 MB. */
const MAX_UNANSWERED = 3;
const REQUEST_TIMEOUT = 408;
const isUnanswered = ({ status, code }: ApiError) =>
  status === 0 || status === REQUEST_TIMEOUT || status >= 500 || code === 'IN_PROGRESS';

const SERIAL_REFUSED: ApiError = {
  status: 409,
  code: 'SERIAL_INVALID',
  message:
    'Invalid serial number. Nothing was sent. Compare it with the one you were given, or ask for another.',
  issues: [],
};

/** Error without a call: nothing can have arrived. */
const NOT_SENT = apiErrorWithoutAnswer('FETCH_ERROR');
const OFFLINE: ApiError = {
  ...NOT_SENT,
  message: 'You are offline, so nothing was sent. Press Register again once you are back online.',
};

/**
 * Body to send; undefined if the checks failed to load, or have only loaded now, as an unchecked
 * form may be invalid.
 */
async function checkedBody(values: RegistrationForm): Promise<RegisterBody | undefined> {
  try {
    return (await loadChecks()).registrationOf(values);
  } catch {
    return undefined;
  }
}

interface Registration extends Omit<Upload, 'onProgress'> {
  readonly body: RegisterBody;
}

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Sends registrations, one at a time. Continues while the applicant is on another page of the site. */
export class Submission {
  readonly state = new Observable<SubmissionState>({ kind: 'idle' });
  private readonly keyFor = idempotencyKeys();
  private unanswered: readonly Registration[] = [];

  constructor(private readonly ports: SubmissionPorts) {}

  /**
   * Submits the form.
   *
   * @returns the error of a refusal; undefined if the registration was stored, or is already being
   * sent
   */
  async submit(values: RegistrationForm): Promise<ApiError | undefined> {
    if (this.state.get().kind === 'sending') return undefined;
    this.state.set({ kind: 'sending', values, sent: 0, total: 0 });
    window.addEventListener('beforeunload', confirmLeaving);
    try {
      return await this.sendOrRecover(values);
    } finally {
      window.removeEventListener('beforeunload', confirmLeaving);
      if (this.state.get().kind === 'sending') this.state.set({ kind: 'idle' });
    }
  }

  /** Closes the outcome. */
  close(): void {
    if (this.state.get().kind !== 'sending') this.state.set({ kind: 'idle' });
  }

  private async sendOrRecover(values: RegistrationForm): Promise<ApiError | undefined> {
    // No earlier try is pending, so nothing can have arrived.
    if (this.unanswered.length === 0 && !(await this.ports.isReachable(values.serialNumber))) {
      this.state.set({ kind: 'not-sent', values });
      return OFFLINE;
    }
    const body = await checkedBody(values);
    if (!body) return this.unanswered.length > 0 ? this.setUnanswered(values, NOT_SENT) : NOT_SENT;
    const text = JSON.stringify(body);
    const { serialNumber } = body;
    // If the serial may already be stored, only sending the form again shows whose it is.
    const mayBeStored = this.unanswered.some(({ body: earlier }) => earlier.serialNumber === serialNumber);
    if (!mayBeStored && (await this.ports.isSerialRefused(serialNumber))) return SERIAL_REFUSED;
    const registration: Registration = { text, body, idempotencyKey: await this.keyFor(text) };
    const error = await this.send(registration, values);
    if (!error) return undefined;
    if (isUnanswered(error)) {
      const others = this.unanswered.filter((earlier) => earlier.text !== text);
      this.unanswered = [...others, registration].slice(-MAX_UNANSWERED);
      return this.setUnanswered(values, error);
    }
    // The form was changed after unanswered tries, one of which may have used the serial.
    const candidates = error.code === 'SERIAL_INVALID' ? this.unanswered : [];
    for (const earlier of candidates) {
      if (earlier.text === text || earlier.body.serialNumber !== serialNumber) continue;
      const retryError = await this.send(earlier, values, changedFields(earlier.body, body));
      if (!retryError) return undefined;
      if (isUnanswered(retryError)) return this.setUnanswered(values, retryError);
    }
    this.unanswered = [];
    return error;
  }

  private setUnanswered(values: RegistrationForm, error: ApiError): ApiError {
    this.state.set({ kind: 'unanswered', values, error });
    return error;
  }

  /**
   * Sends a registration.
   *
   * @returns the error, if any
   */
  private async send(
    { text, body, idempotencyKey }: Registration,
    values: RegistrationForm,
    notStored: readonly string[] = [],
  ): Promise<ApiError | undefined> {
    const onProgress: Upload['onProgress'] = (progress) =>
      this.state.set({ kind: 'sending', values, ...progress });
    for (let waited = 0; ;) {
      const { data, error } = await this.ports.send({ text, idempotencyKey, onProgress });
      if (data) {
        await this.ports.deleteDraft();
        this.unanswered = [];
        this.state.set({ kind: 'registered', student: data, photo: body.image_data, notStored });
        return undefined;
      }
      const apiError = error as ApiError;
      // The server is still storing an earlier try of the same form.
      if (apiError.code !== 'IN_PROGRESS' || waited >= IN_PROGRESS_TIMEOUT_SECONDS) return apiError;
      const seconds = Math.max(1, apiError.retryAfter ?? RETRY_SECONDS);
      waited += seconds;
      await this.ports.pause(seconds);
    }
  }
}
