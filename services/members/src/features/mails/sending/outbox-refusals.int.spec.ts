import { CpdCalls } from '../../../testing/cpd-calls';
import { MembersHarness } from '../../../testing/harness';
import { mailWorker } from '../../../testing/mail-worker';

const service = MembersHarness.forSuite();
const cpd = new CpdCalls(service);
const person = { surname: 'Okafor', firstName: 'Ada', email: 'ada@members.example' };
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const mails = () => service.collection('memberMails');
const requestedOf = (id: string) => service.students.mails.filter(({ member }) => member === id);
/** A member with a refused activity, whose mail is noted and due. */
async function toldMember() {
  const { _id: id } = await service.member({ person });
  const { _id: of, revision } = await cpd.added({ _id: id });
  const answer = await cpd.decide(of, { revision, decision: 'refused', reason: 'It cannot be read' });
  expect(answer.status).toBe(200);
  await mailWorker(service).decisions.note();
  return { id, of };
}
const send = () => mailWorker(service).sender.send();

describe('an outbox that does not know a kind yet', () => {
  beforeEach(() => void service.students.unknownKinds.add('cpd-decided'));
  afterEach(() => service.students.unknownKinds.clear());

  it('gets the other mails, and this one once it knows it', async () => {
    const told = await toldMember();
    const other = await service.member({ person, fees: ['form'] });
    await send();
    expect(requestedOf(other._id)).toMatchObject([{ kind: 'invoice' }]);
    const waiting = await mails().findOne({ of: told.of });
    expect(waiting).toMatchObject({ state: 'due' });
    expect((waiting?.['dueSince'] as Date).getTime()).toBeGreaterThan(Date.now() + 30_000);
    service.students.unknownKinds.clear();
    await send();
    expect(requestedOf(told.id)).toEqual([]);
    await mails().updateOne({ of: told.of }, { $set: { dueSince: new Date() } });
    await send();
    expect(requestedOf(told.id)).toHaveLength(1);
  });

  it('is asked for a week, and then the record says that it refused', async () => {
    const { of } = await toldMember();
    const createdAt = new Date(Date.now() - WEEK_MS - 60_000);
    await mails().updateOne({ of }, { $set: { createdAt } });
    await send();
    expect(await mails().findOne({ of })).toMatchObject({
      state: 'skipped',
      why: 'the outbox refuses it',
    });
  });
});
