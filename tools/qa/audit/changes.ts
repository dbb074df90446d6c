import { setTimeout as pause } from 'node:timers/promises';
import { Api, ApiRefusal } from '../../seed/api.ts';
import { type Field, newCourse } from './fields.ts';
import type { Attempt, Target } from './judge.ts';

const PAUSE_MS = 100;

/** A change, and the process that handled it. */
export interface MadeAttempt extends Attempt {
  service: Field['service'];
}

/** Staff who change all fields in parallel until a signal. */
export class Changes {
  readonly attempts: MadeAttempt[] = [];
  /** Prefix of the ids of this run's requests. */
  readonly mark = `audit-${Date.now().toString(36)}`;
  private readonly url: string;
  private readonly staff: Api;
  private readonly fields: Field[];
  private readonly first = new Map<string, string>();
  private count = 0;

  constructor(url: string, staff: Api, fields: readonly Field[]) {
    this.url = url;
    this.staff = staff;
    this.fields = [...fields];
  }

  /** Changes all fields, and creates courses, until the signal. */
  async run(signal: AbortSignal): Promise<void> {
    const lanes = this.fields.map((field) => async () => this.change(field));
    const lane = async (step: () => Promise<void>) => {
      while (!signal.aborted) {
        await step();
        await pause(PAUSE_MS);
      }
    };
    await Promise.all([...lanes, () => this.makeCourse()].map(lane));
  }

  /** Values of each field before all changes and now. */
  async targets(): Promise<Map<string, Target>> {
    const targets = new Map<string, Target>();
    for (const { name, read } of this.fields)
      targets.set(name, { first: this.first.get(name) ?? '', last: await read() });
    return targets;
  }

  /** Previous value of a field, from the record of a change. */
  beforeOf(requestId: string, before: Record<string, unknown> | undefined): string | undefined {
    const attempt = this.attempts.find(({ id }) => id === requestId);
    const field = this.fields.find(({ name }) => name === attempt?.target);
    const value = before && field?.beforeOf?.(before);
    return typeof value === 'string' ? value : undefined;
  }

  private async makeCourse(): Promise<void> {
    const course = newCourse(this.staff, `${this.mark} ${this.count + 1}`);
    this.fields.push(course);
    this.first.set(course.name, 'absent');
    await this.attempt(course, course.next('', 0));
  }

  private async change(field: Field): Promise<void> {
    const value = await field.read();
    if (!this.first.has(field.name)) this.first.set(field.name, value);
    await this.attempt(field, field.next(value, this.count + 1));
  }

  private async attempt(field: Field, value: string): Promise<void> {
    this.count += 1;
    const id = `${this.mark}-${this.count}`;
    const { action, method, path, body } = await field.change(value);
    const headers = { authorization: `Bearer ${this.staff.token}`, 'x-request-id': id };
    const status = await statusOf(() => new Api(`${this.url}/api`, headers).call(method, path, body));
    const { name: target, service } = field;
    this.attempts.push({ id, action, target, value, status, service, endedAt: Date.now() });
  }
}

/** Status of a call; 0 for no answer. */
const statusOf = (call: () => Promise<unknown>): Promise<number> =>
  call().then(
    () => 200,
    (error: unknown) => (error instanceof ApiRefusal ? error.status : 0),
  );
