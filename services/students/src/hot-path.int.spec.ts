// On one server: it counts commands, which are the same on every server.
import { setTimeout as pause } from 'node:timers/promises';
import type { Student } from '@concord/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { type SentCommand, StoreCosts, watchCommands } from '@concord/nest-platform/testing';
import { STORE_BUDGETS } from '@concord/testing';
import type { Connection } from 'mongoose';
import { ExamSignInService } from './features/admissions/students/exam-sign-in.service';
import { RegistrationHarness } from './testing/registration-harness';

const SAMPLES = 5;
const HALL = 30;

describe('the cost of a sign-in of a candidate to the store', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;
  let db: Connection;
  let commands: SentCommand[];

  beforeAll(() => {
    db = service.get<Connection>(getConnectionToken());
    commands = watchCommands(db);
  });

  const signIn = ({ email, serialNumber }: Student) =>
    service.internal('/exam-sign-in', { body: { email, SerialNumber: serialNumber, address: '10.9.9.9' } });
  /** Waits for the audit records of the sign-ins, which are written after the answers. */
  async function recorded(students: readonly Student[]): Promise<void> {
    const ids = new Set(students.map(({ _id }) => _id));
    const isInserted = () => {
      const records = commands.flatMap(({ insert, documents }) =>
        insert === 'audit' ? (documents as { id?: string }[]) : [],
      );
      return records.filter(({ id }) => id && ids.has(id)).length === ids.size;
    };
    while (!isInserted()) await pause(20);
  }
  async function sent(make: () => Promise<unknown>) {
    const from = commands.length;
    await make();
    return commands.slice(from);
  }

  it('is within its budget', async () => {
    const cost = await new StoreCosts(db).least(SAMPLES, async () => {
      const student = await service.student(harness.token);
      return sent(async () => {
        expect((await signIn(student)).status).toBe(200);
        await recorded([student]);
      });
    });
    const isOnMongo = service.environment.listReader === 'mongo';
    expect(cost).toEqual(STORE_BUDGETS[isOnMongo ? 'sign-in, with lists on MongoDB' : 'sign-in']);
  });

  it('is a few commands for a whole hall that signs in at the same moment', async () => {
    const students: Student[] = [];
    for (let count = 0; count < HALL; count += 1) students.push(await service.student(harness.token));
    // Direct calls, because HTTP requests would not arrive at the same time on a busy machine.
    const signIns = service.get<ExamSignInService>(ExamSignInService);
    const hall = await sent(() =>
      Promise.all([
        ...students.map(({ email, serialNumber }) =>
          signIns.signIn({ email, SerialNumber: serialNumber, address: '10.9.9.9' }),
        ),
        recorded(students),
      ]),
    );
    // Separate sign-ins would cost three commands each.
    expect((await new StoreCosts(db).of(hall)).commands).toBeLessThan(HALL);
  });
});
