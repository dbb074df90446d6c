import type { DocumentKind } from '@concord/contracts';
import mongoose, { type Connection } from 'mongoose';
import { aStudent, MediaHarness, OTHER_ID, STUDENT_ID } from './harness';

export const RESULT_ID = '3'.repeat(24);
export const CERTIFICATE_ID = '4'.repeat(24);

const result = {
  _id: RESULT_ID,
  percantage: 40,
  total_score: 4,
  total_answered: 9,
  total_correct: 4,
  total_wrong: 5,
  pass: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  exam: { _id: '5'.repeat(24), examName: 'Mediation', examCode: 'M-1' },
  student: { _id: STUDENT_ID, surname: 'Okonkwo', firstName: 'Ngozi', middleName: null, gender: 'Female' },
};
const certificate = {
  _id: CERTIFICATE_ID,
  studentName: 'Ngozi Okonkwo',
  selectedCourse: { id: '6'.repeat(24), courseTitle: 'Peace Education' },
  createdAt: '2026-11-21T10:00:00.000Z',
  dateGenerated: '2026-11-20',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  certificateNumber: 'CN-000123',
  genrated: 'manual',
};

interface Seen {
  status: string;
  progress: number;
  url?: string;
}

/** Orders documents of records that the neighbours know, and looks at what becomes of them. */
export class PrintedDocuments {
  private constructor(
    readonly media: MediaHarness,
    readonly database: Connection,
  ) {}

  static async start(): Promise<PrintedDocuments> {
    const media = await MediaHarness.start();
    await media.forgetRedis();
    const { answers } = media.peer;
    answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: aStudent() });
    answers.set(`/internal/results/${RESULT_ID}`, { status: 200, body: result });
    answers.set(`/internal/certificates/${CERTIFICATE_ID}`, { status: 200, body: certificate });
    answers.set('/internal/students/count', { status: 200, body: { count: 2 } });
    answers.set('/internal/students?limit=2000', {
      status: 200,
      body: [aStudent(), aStudent({ _id: OTHER_ID, surname: 'Bello' })],
    });
    const dbName = `${media.env.MONGODB_DB_PREFIX}-media`;
    return new PrintedDocuments(
      media,
      await mongoose.createConnection(media.env.MONGODB_URI, { dbName }).asPromise(),
    );
  }

  order(token: string, kind: DocumentKind, id?: string) {
    return this.media.ask('POST', '/media/documents', { token, body: { kind, id } });
  }

  async orderId(token: string, kind: DocumentKind, id?: string): Promise<string> {
    return (await this.order(token, kind, id)).json().jobId;
  }

  async look(token: string, jobId: string): Promise<Seen> {
    return (await this.media.ask('GET', `/media/documents/${jobId}`, { token })).json();
  }

  /** Looks until `enough` holds or the time is over. */
  async until(token: string, jobId: string, enough: (seen: Seen) => boolean, within = 40_000): Promise<Seen> {
    const end = Date.now() + within;
    for (;;) {
      const seen = await this.look(token, jobId);
      if (enough(seen) || Date.now() > end) return seen;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  ended(token: string, jobId: string): Promise<Seen> {
    return this.until(token, jobId, ({ status }) => ['done', 'failed'].includes(status));
  }

  /** The finished file. */
  async pdfOf(token: string, jobId: string): Promise<Buffer> {
    const seen = await this.ended(token, jobId);
    expect(seen).toEqual({
      status: 'done',
      progress: 100,
      url: expect.stringMatching(/^\/api\/media\/files\//),
    });
    const file = await this.media.ask('GET', (seen.url ?? '').replace('/api', ''));
    expect(file.headers['content-type']).toBe('application/pdf');
    return file.rawPayload;
  }

  async stop(): Promise<void> {
    await this.database.close();
    await this.media.stop();
  }
}
