import type { Hall } from '@concord/contracts';
import type { HttpAnswer } from '@concord/nest-platform/testing';
import type { ExamsHarness } from './exams-harness';

/** Calls about hall sessions and pauses, by an officer. */
export class HallCalls {
  readonly token: string;

  constructor(private readonly harness: ExamsHarness) {
    this.token = harness.tokens.staff('ADMIN');
  }

  call<T = Record<string, unknown>>(method: string, path: string, body?: object): Promise<HttpAnswer<T>> {
    return this.harness.call<T>(method, `/exams/halls${path}`, { token: this.token, body });
  }

  create(body: object = {}): Promise<HttpAnswer<Hall>> {
    const plan = {
      name: 'Morning',
      room: 'A 1',
      startsAt: '2030-01-01T08:00:00Z',
      invigilators: ['Ada Obi'],
    };
    return this.call<Hall>('POST', '', { ...plan, exams: [this.harness.exam._id], ...body });
  }

  update(id: string, body: object) {
    return this.call<Hall>('PATCH', `/${id}`, body);
  }

  pause(id: string, reason = 'Fire alarm') {
    return this.call<{ changed: number }>('POST', `/${id}/pause`, { reason });
  }

  resume(id: string) {
    return this.call<{ changed: number }>('POST', `/${id}/resume`);
  }

  ofAttempt(verb: 'pause' | 'resume', id: string) {
    const body = verb === 'pause' ? { reason: 'Feels unwell' } : undefined;
    return this.harness.call('POST', `/exams/attempts/${id}/${verb}`, { token: this.token, body });
  }
}
