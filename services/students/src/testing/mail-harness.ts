import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Mail, MailRequest, MailSummary, Student } from '@concord/contracts';
import { createService, loadEnv } from '@concord/nest-platform';
import { eventually, ServiceProcess } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { workerEnv } from '../env';
import { MailSweeper } from '../features/mail/delivery/mail.sweeper';
import { studentsWorker } from '../service';
import { FakeSmtp } from './fake-smtp';
import { StudentsHarness } from './harness';

export type ResultMailRequest = Extract<MailRequest, { kind: 'result' }>;
type Variables = Record<string, string | undefined>;

/** The service, workers and a mail server, with their set-up and tear-down. */
export class MailHarness {
  readonly service = new StudentsHarness();
  readonly smtp = new FakeSmtp();
  smtpUrl!: string;
  admin = '';
  super = '';
  student!: Student;
  private readonly workers: NestFastifyApplication[] = [];
  private changes: Variables = {};

  constructor(more: Variables = {}) {
    beforeAll(async () => {
      this.smtpUrl = await this.smtp.listen();
      this.changes = { SMTP_URL: this.smtpUrl, PUBLIC_URL: 'https://peace.example', ...more };
      await this.service.start(this.changes);
      this.super = await this.service.superToken();
      this.admin = (await this.service.account('ADMIN')).token;
      this.student = await this.service.student(this.admin, { surname: 'Okafor', firstName: 'Ada' });
      await this.deleteMails();
    });
    afterEach(async () => {
      this.smtp.behaviour = undefined;
      await this.stopWorkers();
    });
    afterAll(async () => {
      await this.service.stop();
      await this.smtp.close();
    });
  }

  async startWorker(more: Variables = {}): Promise<NestFastifyApplication> {
    const env = loadEnv(workerEnv, this.service.variables({ ...this.changes, ...more }));
    const worker = await createService(studentsWorker(env));
    this.workers.push(worker);
    return worker;
  }

  async stopWorkers(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((worker) => worker.close()));
  }

  /** Starts the built worker as a separate process. */
  async startProcess(): Promise<ServiceProcess> {
    const entry = join(__dirname, '..', '..', 'dist', 'worker.js');
    const worker = await ServiceProcess.of(entry, this.service.variables(this.changes));
    await worker.start();
    return worker;
  }

  sweep(worker: NestFastifyApplication, aheadMs = 0): Promise<void> {
    return worker.get(MailSweeper, { strict: false }).sweep(Date.now() + aheadMs);
  }

  /** A request for the mail of a new result. */
  resultRequest(change: Partial<ResultMailRequest> = {}): ResultMailRequest {
    return {
      key: `result-${new Types.ObjectId().toHexString()}`,
      student: this.student._id,
      kind: 'result',
      data: {
        examName: 'Peace Education',
        examCode: 'PEA-1001',
        score: 3,
        answered: 4,
        correct: 3,
        wrong: 1,
        percentage: 75,
        pass: true,
        gradedAt: '2026-11-21T09:00:00.000Z',
      },
      ...change,
    };
  }

  request(...mails: unknown[]) {
    return this.service.internal<{ accepted: number }>('/mails', { body: { mails } });
  }

  /** Requests one mail. @returns its id */
  async requestOne(change: Partial<ResultMailRequest> = {}): Promise<string> {
    const request = this.resultRequest(change);
    await this.request(request);
    const [stored] = await this.stored({ key: request.key });
    return String(stored?._id);
  }

  stored(filter: Record<string, unknown>) {
    return this.service.collection('mails').find(filter).toArray();
  }

  /** Makes a postponed mail due. */
  async makeDue(id: string, tries?: number): Promise<void> {
    const $set = { dueAt: new Date(Date.now() - 5000), ...(tries !== undefined && { tries }) };
    await this.service.collection('mails').updateOne({ _id: new Types.ObjectId(id) }, { $set });
  }

  /** Empties the outbox, which contains the receipts of registrations. */
  async deleteMails(): Promise<void> {
    await this.service.collection('mails').deleteMany({});
  }

  /** Deletes the jobs of this suite. */
  deleteJobs(): Promise<void> {
    return this.service.environment.clearRedis();
  }

  async mail(id: string): Promise<Mail> {
    return (await this.service.call<Mail>(`/admin/outbox/${id}`, { token: this.super })).body;
  }

  list(query = '') {
    return this.service.call<MailSummary[]>(`/admin/outbox${query}`, { token: this.admin });
  }

  sendAgain(id: string, token = this.super) {
    return this.service.call(`/admin/outbox/${id}/send-again`, { method: 'POST', token });
  }

  /** Waits until an attempt to send the mail has failed. */
  refused(id: string): Promise<Mail> {
    return eventually(async () => {
      const mail = await this.mail(id);
      return mail.error !== null && mail;
    });
  }

  /** Waits until the mail has this status. */
  settled(id: string, status: Mail['status']): Promise<Mail> {
    return eventually(async () => {
      const mail = await this.mail(id);
      return mail.status === status && mail;
    });
  }
}
