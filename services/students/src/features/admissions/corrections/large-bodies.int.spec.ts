// On one server: bodies are refused before the store is asked.
import { refusal } from '@concord/nest-platform/testing';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;
const LISTS = 17 * 1024 * 1024;

describe('PATCH student/:id', () => {
  it('refuses megabytes of lists before they are parsed, while others work on', async () => {
    const { _id } = await service.student(harness.token, { country: 'NG' });
    const send = (body: string) =>
      service.call(`/student/${_id}`, { method: 'PATCH', token: harness.token, body });
    const pieces = [
      ['[', ']'],
      ['[],', '0'],
    ] as const;
    for (const [start, end] of pieces) {
      const count = Math.floor(LISTS / (start.length + end.length));
      const lists = end === ']' ? start.repeat(count) + end.repeat(count) : `[${start.repeat(count)}${end}]`;
      const attack = [1, 2, 3, 4].map(() => send(`{"revision":0,"documents":${lists}}`));
      // Regression: this took 22 s and 1.5 GB.
      const from = performance.now();
      expect((await send('{"revision":9,"surname":"Ada"}')).status).toBe(409);
      expect(performance.now() - from).toBeLessThan(5000);
      for (const answer of await Promise.all(attack))
        expect(answer).toMatchObject(refusal(400, 'BAD_REQUEST'));
    }
  });
});
