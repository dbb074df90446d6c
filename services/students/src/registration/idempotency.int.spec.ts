import { isUpload, RegistrationHarness } from '../testing/registration-harness';
import { newKey, registration } from '../testing/harness';

describe('student/register, repeated or interrupted', () => {
  const harness = new RegistrationHarness();
  const { service, register, newSerial, serialOf, countOfStudents } = harness;

  describe('with an Idempotency-Key', () => {
    it('answers a repeated request with the same student and a new print token', async () => {
      const key = newKey();
      const payload = registration({ serialNumber: await newSerial() });
      const first = await register(payload, key);
      const again = await register(payload, key.toUpperCase());
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual({
        ...first.body,
        printToken: expect.any(String),
        passport: expect.any(Object),
      });
      expect(service.peers.requests.filter(isUpload)).toHaveLength(1);
    });

    it('refuses the key with another body', async () => {
      const key = newKey();
      const payload = registration({ serialNumber: await newSerial() });
      await register(payload, key);
      expect(await register({ ...payload, firstName: 'Eve' }, key)).toMatchObject({
        status: 422,
        body: { code: 'IDEMPOTENCY_MISMATCH' },
      });
      const documents = { jamb: { name: 'a', file: 'data:a' } };
      expect((await register({ ...payload, documents }, key)).status).toBe(422);
    });

    it('answers 409 while the same registration is under way, and 422 for another body', async () => {
      const key = newKey();
      const payload = registration({ serialNumber: await newSerial() });
      let finish = () => {};
      const uploading = new Promise<void>((started) => {
        service.peers.behaviour = async (request) => {
          if (isUpload(request)) {
            started();
            await new Promise<void>((resolve) => (finish = resolve));
          }
          return service.peers.defaultAnswer(request);
        };
      });
      const first = register(payload, key);
      await uploading;
      const again = await register(payload, key);
      expect(again).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await register({ ...payload, firstName: 'Eve' }, key)).status).toBe(422);
      const otherSerial = await newSerial();
      expect((await register({ ...payload, serialNumber: otherSerial }, key)).status).toBe(422);
      expect(await serialOf(payload.serialNumber as string)).toMatchObject({ isValid: false });
      expect((await service.call(`/serial/validate?serial=${payload.serialNumber as string}`)).body).toEqual({
        isValid: false,
      });
      finish();
      expect((await first).status).toBe(201);
      expect((await register(payload, key)).status).toBe(201);
    });

    it('stores one student for ten requests at once', async () => {
      const key = newKey();
      const payload = registration({ serialNumber: await newSerial() });
      const before = await countOfStudents();
      const tries = await Promise.all(Array.from({ length: 10 }, () => register(payload, key)));
      for (const { status, body } of tries)
        expect(status === 201 || (status === 409 && body.code === 'IN_PROGRESS')).toBe(true);
      expect(tries.some(({ status }) => status === 201)).toBe(true);
      expect(await countOfStudents()).toBe(before + 1);
    });

    it('stores one of two bodies that arrive with one key at once', async () => {
      const key = newKey();
      const serials = await service.serials(2, harness.token);
      const both = await Promise.all(
        serials.map((serialNumber) => register(registration({ serialNumber }), key)),
      );
      expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
      expect([409, 422]).toContain(both.find(({ status }) => status !== 201)?.status);
      expect((await Promise.all(serials.map(serialOf))).filter((serial) => serial?.isValid)).toHaveLength(1);
    });

    it('accepts the key again after a failure, and refuses one that is no UUID', async () => {
      const key = newKey();
      const payload = registration({ serialNumber: await newSerial() });
      service.peers.behaviour = (request) =>
        isUpload(request) ? { status: 500 } : service.peers.defaultAnswer(request);
      expect((await register(payload, key)).status).toBe(503);
      service.peers.behaviour = undefined;
      expect((await register({ ...payload, firstName: 'Eve' }, key)).status).toBe(201);
      expect(await register(payload, 'hello')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    });
  });
});
