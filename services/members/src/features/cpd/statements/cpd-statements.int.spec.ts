import { newObjectId } from '@concord/nest-platform';
import { STAFF_IDS } from '@concord/nest-platform/testing';
import { CpdCalls } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const cpd = new CpdCalls(service);

describe('GET me/cpd/statement', () => {
  it('prints a year with what is confirmed and what waits, and nothing refused', async () => {
    const ada = await service.member();
    const [one, two] = [await cpd.added(ada), await cpd.added(ada, { title: 'Not this one' })];
    await cpd.added(ada, { title: 'Waits' });
    await cpd.decide(one._id, { revision: 1, decision: 'confirmed' });
    await cpd.decide(two._id, { revision: 1, decision: 'refused', reason: 'No certificate' });
    const answer = await service.call<string>('/me/cpd/statement', { token: cpd.tokenOf(ada) });
    expect([answer.status, answer.body]).toEqual([200, '%PDF-1.7 a statement']);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(service.media.printed.at(-1)).toMatchObject({
      member: ada._id,
      memberNumber: ada.number,
      counted: 6,
      required: 10,
      entries: [
        { title: 'Mediation in practice', points: 6, isPending: false },
        { title: 'Waits', points: 0, isPending: true },
      ],
    });
  });

  it('is read by staff who look at the page', async () => {
    const { _id: member } = await service.member();
    const token = service.signedIn({ member, viewer: STAFF_IDS.ADMIN });
    expect(await service.call('/me/cpd/statement?year=2026', { token })).toMatchObject({ status: 200 });
  });

  it('refuses applicants and years that are none, and says when nothing can be printed', async () => {
    const applicant = service.signedIn({ student: newObjectId().toString() });
    expect(await service.call('/me/cpd/statement', { token: applicant })).toMatchObject({ status: 403 });
    const token = cpd.tokenOf(await service.member());
    expect(await service.call('/me/cpd/statement?year=12', { token })).toMatchObject({ status: 400 });
    service.media.isOff = true;
    expect(await service.call('/me/cpd/statement', { token })).toMatchObject({ status: 503 });
    service.media.isOff = false;
  });
});
