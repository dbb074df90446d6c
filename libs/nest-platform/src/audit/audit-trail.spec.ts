import type { AuditRecord } from '@concord/contracts';
import { conflict } from '../core/app-error';
import { setLogLevel } from '../core/logger';
import type { AuditEvent } from './audit-event';
import { AuditNote } from './audit-note';
import { AuditTrail } from './audit-trail';

const staff = { kind: 'staff', id: 'a'.repeat(24), username: 'ada', role: 'ADMIN' } as const;
const change = { action: 'exam.update', actor: staff, target: { entity: 'exam', id: 'e1' } };
const wrongPassword = (address: string, label: string): AuditEvent => ({
  action: 'staff.sign-in',
  outcome: 'refused',
  actor: { kind: 'anonymous' },
  address,
  target: { entity: 'account', label },
  reason: 'INVALID_CREDENTIALS',
});

/** A trail that keeps records in memory, or behaves as `behaviour` says. */
function aTrail() {
  const log: string[] = [];
  const records = new Map<string, AuditRecord>();
  const store = {
    behaviour: (): Promise<void> => Promise.resolve(),
    insert: async (record: AuditRecord) => {
      await store.behaviour();
      log.push(`insert ${record.outcome}`);
      records.set(record._id, record);
    },
    settle: async (record: AuditRecord) => {
      await store.behaviour();
      log.push(`settle ${record.outcome}`);
      records.set(record._id, record);
    },
    insertMany: async (given: readonly AuditRecord[]) => {
      for (const record of given) if (!records.has(record._id)) await store.insert(record);
    },
    settleMany: async (given: readonly AuditRecord[]) => {
      for (const record of given) await store.settle(record);
    },
  };
  return { trail: new AuditTrail(store), store, log, stored: () => [...records.values()] };
}
beforeAll(() => setLogLevel('silent'));

const away = () => Promise.reject(new Error('the store is away'));

describe('AuditTrail', () => {
  describe('record', () => {
    it('stores the event with an id and a time, and cuts long texts', async () => {
      const { trail, stored } = aTrail();
      await trail.record({ ...change, outcome: 'done', reason: 'x'.repeat(1000), address: undefined });
      const [record] = stored();
      expect(record).toMatchObject({ action: 'exam.update', actor: staff, entity: 'exam', id: 'e1' });
      expect([record?._id.length, record?.reason?.length]).toEqual([24, 501]);
      expect(record && 'address' in record).toBe(false);
    });

    it('refuses what staff did while it cannot be stored', async () => {
      const { trail, store } = aTrail();
      store.behaviour = away;
      await expect(trail.record({ ...change, outcome: 'done' })).rejects.toMatchObject({ statusCode: 503 });
    });

    it('keeps a refusal and what a candidate did until the store is back, and fails neither', async () => {
      const { trail, store, stored } = aTrail();
      store.behaviour = away;
      await trail.record(wrongPassword('10.0.0.1', 'ada@concord.example'));
      await trail.record({ action: 'candidate.sign-in', outcome: 'done', actor: { kind: 'candidate' } });
      store.behaviour = () => Promise.resolve();
      await trail.beforeApplicationShutdown();
      expect(stored().map(({ action }) => action)).toEqual(['staff.sign-in', 'candidate.sign-in']);
    });

    it('stores what candidates of a hall do soon after, with one write, and at the latest when it stops', async () => {
      const { trail, store, stored } = aTrail();
      const insertMany = jest.spyOn(store, 'insertMany');
      const signIn = (id: string) =>
        trail.recordSoon({ action: 'candidate.sign-in', outcome: 'done', actor: { kind: 'candidate', id } });
      for (let count = 0; count < 40; count += 1) signIn(`candidate-${count}`);
      expect(stored()).toEqual([]);
      await trail.beforeApplicationShutdown();
      expect(stored()).toHaveLength(40);
      expect(insertMany).toHaveBeenCalledTimes(1);
      store.behaviour = away;
      signIn('another');
      await trail.beforeApplicationShutdown();
      store.behaviour = () => Promise.resolve();
      await trail.beforeApplicationShutdown();
      expect(stored()).toHaveLength(41);
    });

    it('holds the answer of a candidate for a second at most while the store hangs', async () => {
      const { trail, store } = aTrail();
      store.behaviour = () => new Promise(() => undefined);
      const from = Date.now();
      await trail.record({ action: 'candidate.sign-in', outcome: 'done', actor: { kind: 'candidate' } });
      expect(Date.now() - from).toBeLessThan(2000);
    });

    it('writes some tens of records of 10,000 wrong sign-ins, and counts them all', async () => {
      const { trail, stored } = aTrail();
      const flood = Array.from({ length: 10_000 }, (_, n) => wrongPassword(`10.0.0.${n % 5}`, `u${n % 900}`));
      await Promise.all(flood.map((event) => trail.record(event)));
      await trail.beforeApplicationShutdown();
      expect(stored().length).toBeLessThanOrEqual(41);
      const firsts = stored().filter(({ details }) => !details).length;
      const repeated = stored().reduce((sum, { details }) => sum + Number(details?.repeated ?? 0), 0);
      expect(firsts + repeated).toBe(10_000);
    });
  });

  describe('change', () => {
    it('is on record before it is made, and says afterwards what became of it', async () => {
      const { trail, log, stored } = aTrail();
      const note = new AuditNote();
      await trail.change(change, note, async () => {
        log.push('work');
        note.note({ label: 'Peace', before: { duration: 30 }, after: { duration: 60, code: undefined } });
        return Promise.resolve({ _id: 'e1' });
      });
      expect(log).toEqual(['insert unclear', 'work', 'settle done']);
      expect(stored()).toMatchObject([
        { id: 'e1', label: 'Peace', outcome: 'done', after: { duration: 60 } },
      ]);
    });

    it('is not made while it cannot be put on record', async () => {
      const { trail, store, log } = aTrail();
      store.behaviour = away;
      const work = () => log.push('work');
      await expect(trail.change(change, new AuditNote(), work)).rejects.toMatchObject({ statusCode: 503 });
      expect(log).toEqual([]);
    });

    it.each([
      ['refused', conflict('EXAM_IN_USE', 'x'), 'EXAM_IN_USE'],
      ['unclear', new Error('the store went away'), 'INTERNAL'],
    ])('is on record as %s when it fails so', async (outcome, error, reason) => {
      const { trail, stored } = aTrail();
      const work = () => Promise.reject(error);
      await expect(trail.change(change, new AuditNote(), work)).rejects.toBe(error);
      expect(stored()).toMatchObject([{ outcome, reason }]);
    });

    it('of many has a record each, also of those that were refused, and the same ones when repeated', async () => {
      const { trail, log, stored } = aTrail();
      const changes = ['a', 'b'].map((recordId) => ({ ...change, recordId, label: recordId }));
      const work = () => {
        log.push('work');
        return Promise.resolve(new Map([['b', 'CONFLICT']]));
      };
      await expect(trail.changeMany(changes, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
      expect(stored().map(({ outcome }) => outcome)).toEqual(['unclear', 'unclear']);
      await trail.changeMany(changes, work);
      expect(log.slice(2)).toEqual(['work', 'settle done', 'settle refused']);
      expect(stored()).toMatchObject([{ _id: 'a' }, { _id: 'b', reason: 'CONFLICT' }]);
    });

    it('of many is not made while it cannot be put on record', async () => {
      const { trail, store, log } = aTrail();
      store.behaviour = away;
      const work = () => {
        log.push('work');
        return Promise.resolve(new Map());
      };
      const made = trail.changeMany([{ ...change, recordId: 'a' }], work);
      await expect(made).rejects.toMatchObject({ statusCode: 503 });
      expect(log).toEqual([]);
    });

    it('is answered when its end cannot be stored, which is stored later', async () => {
      const { trail, store, stored } = aTrail();
      const work = () => {
        store.behaviour = away;
        return Promise.resolve('answer');
      };
      expect(await trail.change(change, new AuditNote(), work)).toBe('answer');
      expect(stored()).toMatchObject([{ outcome: 'unclear' }]);
      store.behaviour = () => Promise.resolve();
      await trail.beforeApplicationShutdown();
      expect(stored()).toMatchObject([{ outcome: 'done' }]);
    });
  });
});
