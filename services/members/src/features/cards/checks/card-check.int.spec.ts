import type { CardVerdict } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { MembersInStanding } from '../../../testing/members-in-standing';

const service = MembersHarness.forSuite();
const members = new MembersInStanding(service);

const check = (number: string) =>
  service.call<CardVerdict>(`/card/${encodeURIComponent(number)}`, { token: '' });

describe('GET card/{number}', () => {
  it('tells anyone whether the member is in good standing today, and nothing else', async () => {
    const [good, owing] = [await members.paid(), await members.owing()];
    const found = await check(good.number);
    expect(found).toMatchObject({ status: 200, body: { isGood: true } });
    expect(Object.keys(found.body).sort()).toEqual(['at', 'isGood']);
    expect((await check(owing.number)).body).toMatchObject({ isGood: false });
  });

  it('says the same of all who are not in good standing, whatever the reason', async () => {
    const [suspended, left, erased] = [await members.paid(), await members.paid(), await service.member()];
    const body = { kind: 'suspended', at: '2026-01-02', reason: 'Council' };
    await service.call(`/member/${suspended._id}/event`, { body });
    await members.leave(left);
    await members.leave(erased);
    await service.call(`/member/${erased._id}/erase`, {
      body: { reason: 'Asked in a letter', number: erased.number },
      token: service.superAdmin,
    });
    for (const { number } of [suspended, left, erased]) {
      const { body: said } = await check(number);
      expect(said).toEqual({ isGood: false, at: said.at });
    }
  });

  it('follows the numbers of merged members', async () => {
    const [keep, drop] = [await members.paid(), await members.owing()];
    await members.merge(keep, drop);
    expect((await check(drop.number)).body.isGood).toBe((await check(keep.number)).body.isGood);
  });

  it('finds numbers with signs, small letters and blanks around them', async () => {
    const { number } = await members.paid({ number: 'CIPCM/FEL/26 #8' });
    expect(await check(number)).toMatchObject({ status: 200 });
    expect(await check(` ${number.toLowerCase()} `)).toMatchObject({ status: 200 });
  });

  it.each(['CIPCM-999999', '<script>', '%', '{"$ne":1}', 'x'.repeat(31), '..%2f..', ' '])(
    'knows no card %s',
    async (number) => {
      expect(await check(number)).toMatchObject(refusal(404, 'NOT_FOUND'));
    },
  );

  it('has a limit for each network', async () => {
    const answers = await Promise.all(Array.from({ length: 310 }, () => check('CIPCM-999999')));
    expect(answers.at(-1)).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
