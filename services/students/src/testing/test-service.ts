import { generateKeyPairSync, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Serial, Student } from '@concord/contracts';
import { createService, loadEnv, TokenSigner } from '@concord/nest-platform';
import type { Connection } from 'mongoose';
import { studentsEnv } from '../env';
import { studentsService } from '../service';
import { Peers } from './peers';

export const SECRET = 'a-service-secret-for-tests';
export const ADMIN_EMAIL = `first-${randomBytes(4).toString('hex')}@concord.example`;
export const ADMIN_PASSWORD = 'peace2026';

/** One white pixel. */
export const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

interface Options {
  method?: string;
  body?: unknown;
  token?: string;
  address?: string;
  headers?: Record<string, string>;
}

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = {
  JWT_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  JWT_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};

/** A network address that no earlier test has used up. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
export const newEmail = () => `${randomBytes(6).toString('hex')}@example.org`;

/** The service on the real stores, with a database of its own. */
export class TestService {
  readonly peers = new Peers();
  readonly signer = new TokenSigner(keys.privateKey);
  readonly prefix = `test-${randomBytes(5).toString('hex')}`;
  app?: NestFastifyApplication;
  url!: string;

  async start(env: Record<string, string | undefined> = {}): Promise<this> {
    const peers = await this.peers.listen();
    const parsed = loadEnv(studentsEnv, { ...this.environment(peers), ...env });
    this.app = await createService(studentsService(parsed));
    await this.app.listen(0, '127.0.0.1');
    this.url = await this.app.getUrl();
    return this;
  }

  async stop(): Promise<void> {
    await this.peers.close();
    // Undefined when the service could not start: the test has failed with the reason then.
    if (!this.app) return;
    await this.app.get<Connection>(getConnectionToken(), { strict: false }).dropDatabase();
    await this.app.close();
  }

  environment(peers: string): Record<string, string | undefined> {
    return {
      MONGODB_URI: process.env.MONGODB_URI,
      REDIS_URL: process.env.REDIS_URL,
      ...pem,
      LOG_LEVEL: 'silent',
      MONGODB_DB_PREFIX: this.prefix,
      SERVICE_SECRET: SECRET,
      FILE_LINK_SECRET: 'a-file-link-secret-for-tests',
      EXAMS_URL: peers,
      MEDIA_URL: peers,
      SUPER_ADMIN_USERNAME: 'first',
      SUPER_ADMIN_EMAIL: ADMIN_EMAIL,
      SUPER_ADMIN_PASSWORD: ADMIN_PASSWORD,
    };
  }

  async call<T = Record<string, unknown>>(path: string, options: Options = {}): Promise<Answer<T>> {
    const { body, token, address = newAddress(), headers } = options;
    const answer = await fetch(this.url + path, {
      method: options.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'x-client-address': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: (text ? JSON.parse(text) : undefined) as T,
      headers: answer.headers,
    };
  }

  internal<T = Record<string, unknown>>(path: string, options: Options = {}): Promise<Answer<T>> {
    return this.call<T>(`/internal${path}`, { ...options, headers: { 'x-service-secret': SECRET } });
  }

  async superToken(): Promise<string> {
    const { body } = await this.call<{ token: string }>('/auth/login', {
      body: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
    });
    return body.token;
  }

  /** A new account of a role, with a token of that role. */
  async account(
    role: 'PENDING' | 'ADMIN' | 'SUPER_ADMIN',
  ): Promise<{ id: string; email: string; token: string }> {
    const email = newEmail();
    const signUp = await this.call<{ token: string; data: { admin: string } }>('/auth/register', {
      body: { username: 'someone', email, password: 'secret12' },
    });
    const id = signUp.body.data.admin;
    if (role === 'PENDING') return { id, email, token: signUp.body.token };
    const token = await this.superToken();
    await this.call(`/admin/${id}`, { method: 'PATCH', body: { role }, token });
    const signIn = await this.call<{ token: string }>('/auth/login', {
      body: { email, password: 'secret12' },
    });
    return { id, email, token: signIn.body.token };
  }

  async serials(count: number, token: string): Promise<string[]> {
    const { body } = await this.call<Serial[]>('/serial/generate', { body: { count }, token });
    return body.map(({ serial }) => serial);
  }

  /** A student who registered; `more` replaces parts of the payload. */
  async student(token: string, more: Record<string, unknown> = {}): Promise<Student> {
    const [serialNumber] = await this.serials(1, token);
    const { status, body } = await this.call<Student>('/student/register', {
      body: registration({ serialNumber, ...more }),
    });
    if (status !== 201) throw new Error(`registration failed: ${JSON.stringify(body)}`);
    return body;
  }

  get<T>(token: Parameters<NestFastifyApplication['get']>[0]): T {
    if (!this.app) throw new Error('the service has not started');
    return this.app.get<T>(token as never, { strict: false });
  }
}

/** A registration payload with only what is required, and `more`. */
export function registration(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { image_data: PHOTO, surname: 'Okafor', firstName: 'Ada', email: newEmail(), ...more };
}

export const newKey = () => randomUUID();
