import type { DocumentKind, DocumentStatus } from '@concord/contracts';
import { eventually, STAFF_IDS } from '@concord/nest-platform/testing';
import { type Connection, Types } from 'mongoose';
import { MediaHarness } from './harness';
import { MEMBER_DOCUMENTS } from './member-documents';
import { aStudent, BATCH, CERTIFICATE, OTHER_ID, RESULT, STUDENT_ID } from './records';

/** Requests documents of records that the peer service knows, and waits for them; during the tests of a file. */
export class PrintedDocuments {
  readonly media = MediaHarness.forSuite();
  database!: Connection;

  constructor() {
    const { answers } = this.media.peer;
    answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: aStudent() });
    answers.set(`/internal/results/${RESULT._id}`, { status: 200, body: RESULT });
    answers.set(`/internal/certificates/${CERTIFICATE._id}`, { status: 200, body: CERTIFICATE });
    answers.set(`/internal/serial-batches/${BATCH._id}`, { status: 200, body: BATCH });
    for (const document of Object.values(MEMBER_DOCUMENTS))
      answers.set(`/internal/member-documents/${document._id}`, { status: 200, body: document });
    answers.set('/internal/students/count', { status: 200, body: { count: 2 } });
    answers.set('/internal/students?limit=2000', {
      status: 200,
      body: [aStudent(), aStudent({ _id: OTHER_ID, surname: 'Okonkwo' })],
    });
    beforeAll(async () => {
      this.database = await this.media.database();
    });
  }

  create(token: string, kind: DocumentKind, id?: string) {
    return this.media.request('POST', '/media/documents', { token, body: { kind, id } });
  }

  async createId(token: string, kind: DocumentKind, id?: string): Promise<string> {
    return (await this.create(token, kind, id)).json().jobId;
  }

  /** Stores a request of the default staff account without a job; returns its id. */
  async insertCertificateRequest(subject: string, updatedAt = new Date()): Promise<string> {
    const { insertedId } = await this.database.collection('documents').insertOne({
      kind: 'certificate',
      subject,
      asker: `staff:${STAFF_IDS.ADMIN}`,
      owner: '',
      status: 'queued',
      progress: 0,
      attempts: 0,
      createdAt: new Date(),
      updatedAt,
    });
    return insertedId.toHexString();
  }

  /** The record of a document as stored. */
  record(jobId: string) {
    return this.database.collection('documents').findOne({ _id: new Types.ObjectId(jobId) });
  }

  async status(token: string, jobId: string): Promise<DocumentStatus> {
    return (await this.media.request('GET', `/media/documents/${jobId}`, { token })).json();
  }

  /** Polls until `condition` holds; returns the status. @throws Error after 40 s. */
  waitUntil(
    token: string,
    jobId: string,
    condition: (status: DocumentStatus) => boolean,
  ): Promise<DocumentStatus> {
    return eventually(async () => {
      const status = await this.status(token, jobId);
      return condition(status) && status;
    });
  }

  waitUntilEnded(token: string, jobId: string): Promise<DocumentStatus> {
    return this.waitUntil(token, jobId, ({ status }) => status === 'done' || status === 'failed');
  }

  /** The finished file. */
  async pdfOf(token: string, jobId: string): Promise<Buffer> {
    const status = await this.waitUntilEnded(token, jobId);
    expect(status).toEqual({
      status: 'done',
      progress: 100,
      url: expect.stringMatching(/^\/api\/media\/files\//),
    });
    const file = await this.media.download(status.url ?? '');
    expect(file.headers['content-type']).toBe('application/pdf');
    return file.rawPayload;
  }
}
