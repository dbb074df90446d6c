import type { MailOrder } from '@concord/contracts';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeStudent {
  _id: string;
  surname: string;
  firstName: string;
  middleName: string | null;
  gender: string | null;
  email: string;
}

/** The students service as the exams service sees it: its internal calls, over real HTTP. */
export class FakeStudentsService {
  readonly students = new Map<string, FakeStudent>();
  readonly staff: Record<string, { ver: number; role: string }> = {};
  /** Certificate serials by the name and course that they were made for. */
  readonly serials = new Map<string, { studentName: string; selectedCourse: string }>();
  readonly signIns: unknown[] = [];
  /** Orders of mails, call by call. */
  readonly mailOrders: MailOrder[][] = [];
  /** Refuses an order by its status, or never answers it. */
  mailAnswer?: (mails: MailOrder[]) => 400 | 503 | 'silence' | undefined;
  private readonly server: Server;

  constructor(private readonly secret: string) {
    this.server = createServer((request, response) => {
      void this.answer(request).then(([status, body]) => {
        if (status === 429) response.setHeader('retry-after', '42');
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<[number, unknown]> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.headers['x-service-secret'] !== this.secret) return refusal(403, 'FORBIDDEN');
    const body = (text ? JSON.parse(text) : {}) as Record<string, string>;
    const path = (request.url ?? '').replace('/internal', '');
    if (path === '/staff/versions') return [200, { versions: this.staff }];
    if (path === '/exam-sign-in') return this.signIn(body);
    if (path === '/certificate-serials/redeem') return this.redeem(body);
    if (request.method === 'DELETE' && path.startsWith('/certificate-serials/')) {
      const serial = path.replace('/certificate-serials/', '');
      return this.serials.delete(serial) ? [200, { serial }] : refusal(404, 'NOT_FOUND');
    }
    if (path === '/mails') return this.order(JSON.parse(text) as { mails: MailOrder[] });
    if (path === '/print-tokens') return [200, { token: `print-${body.id}` }];
    const student = this.students.get(path.replace('/students/', ''));
    return student ? [200, student] : refusal(404, 'NOT_FOUND');
  }

  private order({ mails }: { mails: MailOrder[] }): [number, unknown] | Promise<never> {
    this.mailOrders.push(mails);
    const refused = this.mailAnswer?.(mails);
    if (refused === 'silence') return new Promise<never>(() => undefined);
    if (refused) return refusal(refused, refused === 400 ? 'VALIDATION' : 'UPSTREAM_UNAVAILABLE');
    return [200, { accepted: mails.length }];
  }

  private signIn(body: Record<string, string>): [number, unknown] {
    this.signIns.push(body);
    if (body.email === 'slow@hall.example') return refusal(429, 'TOO_MANY_REQUESTS');
    const student = [...this.students.values()].find(({ email }) => email === body.email);
    return student ? [200, { ...student, token: 'signed' }] : refusal(401, 'INVALID_CREDENTIALS');
  }

  private redeem(body: Record<string, string>): [number, unknown] {
    const made = this.serials.get(body.serial ?? '');
    const fits = made?.studentName === body.studentName && made?.selectedCourse === body.selectedCourse;
    return fits ? [200, made] : refusal(409, 'SERIAL_INVALID');
  }
}

const refusal = (statusCode: number, code: string): [number, unknown] => [
  statusCode,
  { statusCode, code, message: code, requestId: 'peer' },
];
