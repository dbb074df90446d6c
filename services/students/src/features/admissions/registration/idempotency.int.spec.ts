import { newKey, registration } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

describe('student/register with an Idempotency-Key', () => {
  const harness = new RegistrationHarness();
  const { service, register, newPayload, newSerial, serialOf, countOfStudents } = harness;

  it('answers a repeated request with the same student and a new print token, and orders one receipt', async () => {
    const [payload, key] = [await newPayload(), newKey()];
    const first = await register(payload, key);
    const again = await register(payload, key.toUpperCase());
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual({
      ...first.body,
      printToken: expect.any(String),
      passport: expect.any(Object),
    });
    expect(harness.uploaded()).toHaveLength(1);
    expect((await harness.tracesOf(first.body._id)).mails).toBe(1);
  });

  it('refuses the key with another body', async () => {
    const [payload, key] = [await newPayload(), newKey()];
    await register(payload, key);
    const documents = { jamb: { name: 'a', file: 'data:;base64,QUFB' } };
    for (const change of [{ firstName: 'Eve' }, { documents }])
      expect(await register({ ...payload, ...change }, key)).toMatchObject({
        status: 422,
        body: { code: 'IDEMPOTENCY_MISMATCH' },
      });
  });

  it('answers 409 while the same registration is under way, and 422 for another body', async () => {
    const [payload, key] = [await newPayload(), newKey()];
    let finish = () => {};
    const uploading = new Promise<void>((started) =>
      harness.answerUploads(async (request) => {
        started();
        await new Promise<void>((resolve) => (finish = resolve));
        return service.peers.defaultAnswer(request);
      }),
    );
    const first = register(payload, key);
    await uploading;
    const again = await register(payload, key);
    expect(again).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const change of [{ firstName: 'Eve' }, { serialNumber: await newSerial() }])
      expect((await register({ ...payload, ...change }, key)).status).toBe(422);
    expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: false });
    const validated = await service.call(`/serial/validate?serial=${payload.serialNumber}`);
    expect(validated.body).toEqual({ isValid: false });
    finish();
    expect((await first).status).toBe(201);
    service.peers.behaviour = undefined;
    expect((await register(payload, key)).status).toBe(201);
  });

  it('stores one student for ten requests at once', async () => {
    const [payload, key, before] = [await newPayload(), newKey(), await countOfStudents()];
    const tries = await Promise.all(Array.from({ length: 10 }, () => register(payload, key)));
    for (const { status, body } of tries)
      expect(status === 201 || (status === 409 && body.code === 'IN_PROGRESS')).toBe(true);
    expect(tries.some(({ status }) => status === 201)).toBe(true);
    expect(await countOfStudents()).toBe(before + 1);
  });

  it('refuses three of four at once with IN_PROGRESS only, and answers them when the first is done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [payload, key] = [await newPayload(), newKey()];
      const four = await Promise.all(Array.from({ length: 4 }, () => register(payload, key)));
      const refused = four.filter(({ status }) => status !== 201);
      expect(refused.length).toBeLessThan(4);
      for (const { status, body, headers } of refused) {
        expect([status, body.code]).toEqual([409, 'IN_PROGRESS']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const { body: first } = four.find(({ status }) => status === 201)!;
      const again = await register(payload, key);
      expect([again.status, again.body._id]).toEqual([201, first._id]);
    }
  });

  it('finds the first request that ends while the second looks for it', async () => {
    const [payload, key] = [await newPayload(), newKey()];
    let finish = () => {};
    let first: ReturnType<typeof register> | undefined;
    const holdFirst = () =>
      new Promise<void>((uploading) => {
        harness.answerUploads(async (request) => {
          uploading();
          await new Promise<void>((resolve) => (finish = resolve));
          return service.peers.defaultAnswer(request);
        });
        first = register(payload, key);
      });
    const findByKey = harness.claims.findByKey.bind(harness.claims);
    let looks = 0;
    jest.spyOn(harness.claims, 'findByKey').mockImplementation(async (searched) => {
      looks += 1;
      const look = looks;
      // Look-up 1 is of the second request, before the first one claims; look-up 2 is of the first request.
      if (look === 1) await Promise.all([findByKey(searched), holdFirst()]);
      if (look === 1) return undefined;
      // In look-up 3 the second request has lost the serial to the first one.
      if (look === 3) {
        finish();
        await first;
      }
      return findByKey(searched);
    });
    const second = await register(payload, key);
    expect([second.status, second.body._id]).toEqual([201, (await first)?.body._id]);
  });

  it('says that the serial is used to two keys with one serial', async () => {
    const payload = await newPayload();
    const both = await Promise.all([newKey(), newKey()].map((key) => register(payload, key)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('SERIAL_INVALID');
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
    const [payload, key] = [await newPayload(), newKey()];
    harness.answerUploads(() => ({ status: 500 }));
    expect((await register(payload, key)).status).toBe(503);
    service.peers.behaviour = undefined;
    expect((await register({ ...payload, firstName: 'Eve' }, key)).status).toBe(201);
    expect(await register(payload, 'hello')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});
