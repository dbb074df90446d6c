import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentKind, DocumentStatus, LoginAnswer, RegisteredStudent } from '@concord/contracts';
import { Connection, refusalText } from '../people/connection.ts';
import { photoUrl, plainPicture } from '../people/photos.ts';
import type { Hall } from '../exam/hall.ts';
import { makeSerials } from '../people/staff.ts';
import type { Deployment } from './deployment.ts';

const REST_MS = 1000;
const LOOK_MS = 300;
const PDF_LIMIT_MS = 90_000;
/** Maximum uploads of a run; each has its own serial. */
const UPLOADS = 400;
/** Public pages to visit in order. */
const PAGES = ['/', '/about', '/api/geo/countries', '/api/course'];

/** A call of a visitor that failed. */
class FailedCall extends Error {}

type MakeCall = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Requests a document and downloads it. @throws Error when it is not ready in time */
export async function printDocument(call: MakeCall, kind: DocumentKind, id: string): Promise<void> {
  const path = '/api/media/documents';
  const { jobId } = await call<{ jobId: string }>('POST', path, { kind, id });
  const end = performance.now() + PDF_LIMIT_MS;
  for (;;) {
    const { status, url } = await call<DocumentStatus>('GET', `${path}/${jobId}`);
    if (status === 'done' && url) return void (await call('GET', url));
    if (status === 'failed' || performance.now() > end) throw new FailedCall(`a document is ${status}`);
    await pause(LOOK_MS);
  }
}

/**
 * Users other than candidates: they open pages, register with a picture, and print. They never retry, so that
 * each refused or interrupted call is counted.
 */
export class Visitors {
  calls = 0;
  uploads = 0;
  documents = 0;
  readonly failures: string[] = [];
  private isOver = false;
  private token?: string;
  private readonly url: string;
  private readonly account: NodeJS.ProcessEnv;
  private readonly work: Promise<unknown>;

  private constructor({ url, account }: Deployment, printed: string, serials: string[], picture: string) {
    this.url = url;
    this.account = account;
    this.work = Promise.all([
      this.repeat((connection) => this.openPages(connection)),
      this.repeat((connection) => this.register(connection, serials.pop() ?? '', picture)),
      this.repeat((connection) => this.print(connection, printed)),
    ]);
  }

  static async arrive(deployment: Deployment, { staff, examinees }: Hall): Promise<Visitors> {
    const serials = await makeSerials(staff, UPLOADS);
    return new Visitors(deployment, examinees[0]?._id ?? '', serials, photoUrl(await plainPicture()));
  }

  /** Waits for calls in progress. */
  async leave(): Promise<void> {
    this.isOver = true;
    await this.work;
  }

  private async repeat(visit: (connection: Connection) => Promise<void>): Promise<void> {
    while (!this.isOver) {
      const connection = new Connection(this.url);
      try {
        await visit(connection);
      } catch (error) {
        if (!(error instanceof FailedCall)) throw error;
        this.failures.push(error.message);
      } finally {
        connection.close();
      }
      await pause(REST_MS);
    }
  }

  private async openPages(connection: Connection): Promise<void> {
    for (const page of PAGES) await this.call(connection, 'GET', page);
  }

  private async register(connection: Connection, serialNumber: string, image_data: string): Promise<void> {
    const email = `visitor-${serialNumber.toLowerCase()}@bench.example`;
    const body = { image_data, surname: 'Visitor', firstName: 'Bench', email, serialNumber };
    await this.call<RegisteredStudent>(connection, 'POST', '/api/student/register', body);
    this.uploads += 1;
  }

  /**
   * Prints a form as an officer who stays signed in: repeated sign-ins would end earlier sessions of the
   * account.
   */
  private async print(connection: Connection, student: string): Promise<void> {
    this.token ??= await this.signIn(connection);
    connection.token = this.token;
    const call: MakeCall = (method, path, body) => this.call(connection, method, path, body);
    await printDocument(call, 'registration-form', student);
    this.documents += 1;
  }

  private async signIn(connection: Connection): Promise<string> {
    const { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } = this.account;
    const body = { email, password };
    return (await this.call<LoginAnswer>(connection, 'POST', '/api/auth/login', body)).token;
  }

  private async call<T>(connection: Connection, method: string, path: string, body?: unknown): Promise<T> {
    this.calls += 1;
    const answer = await connection.call<T>(method, path, body).catch((error: unknown) => {
      throw new FailedCall(`${method} ${path}: ${(error as Error).message}`);
    });
    if (answer.status >= 400) throw new FailedCall(`${method} ${path}: ${refusalText(answer)}`);
    return answer.body;
  }
}
