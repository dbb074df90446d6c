import type { WeeklyCounts } from '@concord/contracts';
import { addDays, dayOf, startOfDay, weekOf } from '@concord/nest-platform';
import { getModelToken } from '@nestjs/mongoose';
import { DayCountsRepository } from '../../../store/day-counts/day-counts.repository';
import { DAY_COUNTS_MODEL } from '../../../store/day-counts/day-counts.schema';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { RegistrationHarness } from '../../../testing/registration-harness';
import { DayCountsTask } from './day-counts.task';

describe('statistics/weeks', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;

  const ask = (query = '') =>
    service.call<WeeklyCounts>(`/statistics/weeks${query}`, { token: harness.token });
  const refresh = (now?: Date) => service.get<DayCountsTask>(DayCountsTask).refresh(undefined, now);
  /** The task as in a new process, without cached first dates. */
  const startedTask = () =>
    new DayCountsTask(
      new DayCountsRepository(service.get(getModelToken(DAY_COUNTS_MODEL))),
      service.get(StudentsRepository),
      service.get(SerialsRepository),
    );

  it('counts registrations and serials by week, each once however often it counts', async () => {
    expect((await ask('?weeks=4')).body.weeks).toHaveLength(4);
    await service.serials(3, harness.token);
    await service.student(harness.token);
    await Promise.all([refresh(), refresh()]);
    await refresh();
    const { countedAt, weeks } = (await ask()).body;
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({
      from: weekOf(dayOf(new Date())),
      registrations: 1,
      serialsMade: 4,
      serialsUsed: 1,
    });
    expect(Date.parse(countedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('counts what an earlier version stored, and keeps final days when their records go', async () => {
    const day = addDays(weekOf(dayOf(new Date())), -21);
    const moment = startOfDay(day);
    const serials = service.collection('serials');
    const old = { purpose: 'registration', state: 'used', words: [], beginnings: [] };
    await serials.insertMany(
      ['A', 'B'].map((serial) => ({ ...old, serial, dateGenerated: moment, dateUsed: moment })),
    );
    await startedTask().refresh();
    await serials.deleteMany({ dateGenerated: moment });
    await service.serials(1, harness.token);
    await refresh();
    const { weeks } = (await ask('?weeks=4')).body;
    expect(weeks[0]).toEqual({ from: day, registrations: 0, serialsMade: 2, serialsUsed: 2 });
    expect(weeks.at(-1)).toMatchObject({ serialsMade: 5 });
  });

  it.each(['?weeks=5', '?weeks=12&weeks=4', '?year=2026', '?weeks[$gt]=4'])('refuses %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});
