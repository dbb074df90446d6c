import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { AccessToken, Role, Serial, Student } from '@concord/contracts';
import { createService, loadEnv, prepareDatabase } from '@concord/nest-platform';
import {
  fromAddress,
  type HttpAnswer,
  httpCall,
  type HttpCallOptions,
  TEST_SECRET,
  TestEnvironment,
  watchUndefined,
} from '@concord/nest-platform/testing';
import type { Connection } from 'mongoose';
import { studentsDatabase } from '../database';
import { studentsEnv, studentsPrepareEnv } from '../env';
import { studentsService } from '../service';
import { PeerServices } from './peer-services';

export const ADMIN_EMAIL = `first-${randomBytes(4).toString('hex')}@concord.example`;
export const ADMIN_PASSWORD = 'peace2026';

/** A white pixel. */
export const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

type Variables = Record<string, string | undefined>;
type Options = HttpCallOptions & { address?: string };

/** A network address that no earlier test has used. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
export const newEmail = () => `${randomBytes(6).toString('hex')}@example.org`;
export const newKey = () => randomUUID();

/** Claims of a token, unverified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const SURNAME = 'Okafor';

/** A registration payload with the required fields and `more`. */
export function registration(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { image_data: PHOTO, surname: SURNAME, firstName: 'Ada', email: newEmail(), ...more };
}

/** The students service in this process, on real stores; {@link PeerServices} replace the other services. */
export class StudentsHarness {
  readonly environment = new TestEnvironment();
  readonly peers = new PeerServices();
  readonly tokens = this.environment.tokens;
  app?: NestFastifyApplication;
  url!: string;
  private peersUrl?: string;
  private undefinedSent: string[] = [];

  async start(changes: Variables = {}): Promise<this> {
    this.environment.useAlways();
    this.peersUrl = await this.peers.listen();
    const variables = this.variables(changes);
    await prepareDatabase(studentsDatabase, loadEnv(studentsPrepareEnv, variables));
    this.app = await createService(studentsService(loadEnv(studentsEnv, variables)));
    this.undefinedSent = watchUndefined(this.get<Connection>(getConnectionToken()));
    await this.app.listen(0, '127.0.0.1');
    this.url = await this.app.getUrl();
    return this;
  }

  async stop(): Promise<void> {
    await this.peers.close();
    // Undefined if the service did not start, for which the test has failed already.
    await this.app?.close();
    await this.environment.close('students');
    expect(this.undefinedSent).toEqual([]);
  }

  /** The environment variables of the service and its worker. */
  variables(changes: Variables = {}): Variables {
    return {
      ...this.environment.monitoredVariables,
      JWT_PRIVATE_KEY: this.tokens.privateKeyPem,
      FIELD_SECRET: 'a-field-secret-for-tests',
      EXAMS_URL: this.peersUrl,
      MEDIA_URL: this.peersUrl,
      MEMBERS_URL: this.peersUrl,
      SUPER_ADMIN_USERNAME: 'first',
      SUPER_ADMIN_EMAIL: ADMIN_EMAIL,
      SUPER_ADMIN_PASSWORD: ADMIN_PASSWORD,
      ...changes,
    };
  }

  call<T = Record<string, unknown>>(path: string, options: Options = {}): Promise<HttpAnswer<T>> {
    const { address = newAddress(), headers, ...rest } = options;
    return httpCall<T>(this.url + path, { ...rest, headers: { ...fromAddress(address), ...headers } });
  }

  internal<T = Record<string, unknown>>(path: string, options: Options = {}): Promise<HttpAnswer<T>> {
    return this.call<T>(`/internal${path}`, { ...options, headers: { 'x-service-secret': TEST_SECRET } });
  }

  async superToken(): Promise<string> {
    const body = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    return (await this.call<{ token: string }>('/auth/login', { body })).body.token;
  }

  /** A new account with a role, and its token. */
  async account(role: Role): Promise<{ id: string; email: string; token: string }> {
    const email = newEmail();
    const password = 'mango-9tw';
    const signUp = await this.call<{ token: string; data: { admin: string } }>('/auth/register', {
      body: { username: 'someone', email, password },
    });
    const id = signUp.body.data.admin;
    if (role === 'PENDING') return { id, email, token: signUp.body.token };
    await this.call(`/admin/${id}`, { method: 'PATCH', body: { role }, token: await this.superToken() });
    // Deletes the mail of the approval, which tests do not expect.
    await this.collection('account-mails').deleteMany({ email });
    const signIn = await this.call<{ token: string }>('/auth/login', { body: { email, password } });
    return { id, email, token: signIn.body.token };
  }

  async serials(count: number, token: string): Promise<string[]> {
    const { body } = await this.call<Serial[]>('/serial/generate', { body: { count }, token });
    return body.map(({ serial }) => serial);
  }

  /** A registered student; `more` overrides parts of the payload. */
  async student(token: string, more: Record<string, unknown> = {}): Promise<Student> {
    const [serialNumber] = await this.serials(1, token);
    const body = registration({ serialNumber, ...more });
    const answer = await this.call<Student>('/student/register', { body });
    if (answer.status !== 201) throw new Error(`registration failed: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Token of staff who look at a person's pages. */
  async look(id: string, token: string): Promise<string> {
    const body = { reason: 'Asked by telephone' };
    const answer = await this.call<AccessToken>(`/access/people/${id}/view`, { body, token });
    if (answer.status !== 200) throw new Error(`no look: ${JSON.stringify(answer.body)}`);
    return answer.body.token;
  }

  /** Archives a student by the API. */
  archiveStudent(id: string, token: string, reason?: string) {
    const body = { mongoStudentId: id, cloudinaryPublicIds: [], reason };
    return this.call(`/student/${id}`, { method: 'DELETE', token, body });
  }

  /** Destroys the record of a student. */
  destroyStudent(id: string, superToken: string, surname = SURNAME) {
    const body = { reason: 'Asked by mail', surname };
    return this.call(`/student/${id}/purge`, { token: superToken, body });
  }

  get<T>(token: Parameters<NestFastifyApplication['get']>[0]): T {
    if (!this.app) throw new Error('the service has not started');
    return this.app.get<T>(token as never, { strict: false });
  }

  /** A collection of the service's own connection. */
  collection(name: string) {
    return this.get<Connection>(getConnectionToken()).collection(name);
  }
}
