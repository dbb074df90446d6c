import { newObjectId } from '@concord/nest-platform';
import { HallPausesService } from './hall-pauses.service';

const id = newObjectId();
const staff = { id: String(newObjectId()), username: 'admin' } as never;
const input = { body: { reason: 'Fire alarm' }, audit: { note: jest.fn() } } as never;
const pause = { at: new Date(), by: { _id: newObjectId(), username: 'admin' }, reason: 'Fire alarm' };

/** The sweeper always comes first here: the service's own alignment finds nothing to change. */
function afterSweeper(hall: object, held: number, isChanged = true) {
  const halls = {
    require: () => Promise.resolve({ _id: id, name: 'Lagos', ...hall }),
    get: () => Promise.resolve({}),
  };
  const repository = {
    pause: () => Promise.resolve(isChanged),
    resume: () => Promise.resolve(isChanged),
  };
  const alignment = {
    align: () => Promise.resolve(0),
    pausedBy: () => Promise.resolve(Array(held).fill({})),
  };
  const live = { changed: () => undefined };
  return new HallPausesService(halls as never, repository as never, alignment as never, live as never);
}

describe(HallPausesService, () => {
  it('counts attempts that the sweeper changed first', async () => {
    const paused = await afterSweeper({}, 2).pause(staff, String(id), input, {} as never);
    expect(paused.changed).toBe(2);
    const audit = { note: jest.fn() } as never;
    const resumed = await afterSweeper({ pause }, 2).resume(staff, String(id), audit, {} as never);
    expect(resumed.changed).toBe(2);
  });

  it('counts nothing when another call changed the session', async () => {
    const audit = { note: jest.fn() } as never;
    const resumed = await afterSweeper({ pause }, 2, false).resume(staff, String(id), audit, {} as never);
    expect(resumed.changed).toBe(0);
  });
});
