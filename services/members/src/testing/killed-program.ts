import { join } from 'node:path';
import { httpCall, type HttpAnswer, ServiceProcess } from '@concord/nest-platform/testing';
import { isOfPlatform, type MongoCommand, MongoStops } from '@concord/testing';
import type { MembersHarness } from './harness';

const DIST = join(__dirname, '..', '..', 'dist');

/** True for writes of a worker beside the work that is killed: it requests mails meanwhile. */
const isBesideWork = (command: MongoCommand) => isOfPlatform(command) || command.update === 'memberMails';

/** A built program of the service, as a process beside the harness that is killed at chosen writes. */
export class KilledProgram {
  private process!: ServiceProcess;
  private stops!: MongoStops;

  private constructor(
    private readonly service: MembersHarness,
    private readonly file: 'main.js' | 'worker.js',
  ) {}

  /** The program during the tests of a file, not started yet. */
  static forSuite(service: MembersHarness, file: 'main.js' | 'worker.js'): KilledProgram {
    const program = new KilledProgram(service, file);
    beforeAll(() => program.prepare());
    afterAll(() => program.close());
    return program;
  }

  start(): Promise<void> {
    return this.process.start();
  }

  /** Waits until a write waits, the `nth` one from now, from 1. @returns undefined if `end` came first */
  async stoppedAt(nth: number, end: Promise<unknown>): Promise<MongoCommand | undefined> {
    return Promise.race([this.stops.at(nth), end.then(() => undefined)]);
  }

  async kill(): Promise<void> {
    this.stops.none();
    await this.process.end('SIGKILL');
  }

  /**
   * Makes a call for each of these writes, by default for every one that it makes, and stops it there. Then kills the
   * process: each of these calls is left half done at another write.
   * @returns the writes that were not done, and the first answer, with which it ends
   */
  async killedAt<T>(
    call: () => Promise<T>,
    writes: Iterable<number> = everyWrite(),
  ): Promise<{ stopped: MongoCommand[]; answer?: T }> {
    const stopped: MongoCommand[] = [];
    let answer: T | undefined;
    for (const nth of writes) {
      const stop = this.stops.at(nth);
      const answered = call().then((body) => void (answer = body));
      // Broken by the kill.
      answered.catch(() => undefined);
      const reached = await Promise.race([stop, answered]);
      if (!reached) break;
      stopped.push(reached);
    }
    await this.kill();
    return { stopped, answer };
  }

  /** A call to this process, of staff with all permissions. */
  post<T>(path: string, body: unknown): Promise<HttpAnswer<T>> {
    return httpCall<T>(this.process.url + path, { body, token: this.service.superAdmin });
  }

  private async prepare(): Promise<void> {
    const { variables } = this.service;
    const isOther = this.file === 'worker.js' ? isBesideWork : isOfPlatform;
    this.stops = await MongoStops.to(variables.MONGODB_URI ?? '', isOther);
    const env = { ...variables, MONGODB_URI: this.stops.url };
    this.process = await ServiceProcess.of(join(DIST, this.file), env);
  }

  private async close(): Promise<void> {
    // A program that ends by itself leaves its compiled code to later starts.
    await this.process.end('SIGTERM');
    await this.stops.cut();
  }
}

/** Names of the collections of these writes. */
export const writtenBy = (commands: readonly MongoCommand[]): string[] =>
  commands.map(({ insert, update, delete: remove, findAndModify }) =>
    String(insert ?? update ?? remove ?? findAndModify),
  );

function* everyWrite(): Generator<number> {
  for (let nth = 1; ; nth += 1) yield nth;
}
