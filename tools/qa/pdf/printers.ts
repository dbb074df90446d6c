import type { Certificate, Result, Student } from '@concord/contracts';
import { serviceLoader } from '../processes/service-loader.ts';

/** The used part of the built media service. */
interface Printer {
  print(html: string): Promise<Buffer>;
  close(): Promise<void>;
}
interface Renderer {
  render(record: PrintedRecord): Promise<{ html: string }>;
  certificates(certificates: readonly Certificate[]): Promise<string>;
}
interface Modules {
  'services/media/dist/shared/printing/pdf-printer.js': {
    PdfPrinter: new (chromium: object, environment: object) => Printer;
  };
  'services/media/dist/shared/printing/chromium-path.js': {
    ChromiumPath: new (path: string | undefined, search: string) => object;
  };
  'services/media/dist/shared/printing/browser-environment.js': {
    BrowserEnvironment: new (path: string, fonts: string) => object;
  };
  'services/media/dist/shared/printing/document-renderer.js': {
    DocumentRenderer: new (photo: () => Promise<undefined>, url: string) => Renderer;
  };
  'reflect-metadata': object;
}

type PrintedRecord = { owner: string } & (
  | { kind: 'certificate'; certificate: Certificate }
  | { kind: 'result-slip'; result: Result }
  | { kind: 'registration-form'; student: Student }
);

const load = serviceLoader<Modules>('media');

const id = (of: number) => of.toString(16).padStart(24, '6');
const NAMES = ['Ọláwálé Ṣẹ́gun', 'Ńkírụ Ọ́kọ́ńkwọ́', 'Ɗanladi Ƙwairanga', 'Amina Bello'];
const nameOf = (of: number) => NAMES[of % NAMES.length] ?? '';

const certificate = (of: number): Certificate => ({
  _id: id(of),
  studentName: `${nameOf(of)} ${of}`,
  selectedCourse: { id: id(0), courseTitle: 'Peace Education and Conflict Resolution' },
  createdAt: '2026-11-21T10:00:00.000Z',
  dateGenerated: '2026-11-20',
  serialNumber: '****-****-****-AAAA',
  certificateNumber: `CERT-2026-${String(of).padStart(6, '2')}`,
  genrated: 'manual',
});

const result = (of: number): Result => ({
  _id: id(of),
  percantage: of % 101,
  total_score: of % 41,
  total_questions: 40,
  total_answered: 40,
  total_correct: of % 41,
  total_wrong: 40 - (of % 41),
  pass: of % 101 >= 50,
  createdAt: '2026-11-21T10:00:00.000Z',
  exam: { _id: id(0), examName: 'Mediation', examCode: 'MED-1' },
  student: { _id: id(of), surname: nameOf(of), firstName: String(of), middleName: null, gender: 'Female' },
});

/** Kinds of measured documents; each print has different content. */
export async function documentKinds(): Promise<Record<string, (of: number) => PrintedRecord>> {
  const { aStudent } = await import('@concord/testing/records');
  const student = (of: number) => aStudent({ _id: id(of), surname: nameOf(of), firstName: String(of) });
  return {
    certificates: (of) => ({ kind: 'certificate', owner: '', certificate: certificate(of) }),
    slips: (of) => ({ kind: 'result-slip', owner: '', result: result(of) }),
    'registration forms': (of) => ({ kind: 'registration-form', owner: '', student: student(of) }),
  };
}

/** Printers like the worker's, each with its own browser. */
export function printers(chromium: string | undefined) {
  load('reflect-metadata');
  const { PdfPrinter } = load('services/media/dist/shared/printing/pdf-printer.js');
  const { ChromiumPath } = load('services/media/dist/shared/printing/chromium-path.js');
  const { BrowserEnvironment } = load('services/media/dist/shared/printing/browser-environment.js');
  const { DocumentRenderer } = load('services/media/dist/shared/printing/document-renderer.js');
  const search = process.env.PATH ?? '';
  const renderer = new DocumentRenderer(() => Promise.resolve(undefined), 'https://concord.example');
  return {
    open: (): Printer =>
      new PdfPrinter(
        new ChromiumPath(chromium, search),
        new BrowserEnvironment(search, '/etc/fonts/fonts.conf'),
      ),
    render: async (record: PrintedRecord) => (await renderer.render(record)).html,
    renderMany: (from: number, count: number) =>
      renderer.certificates(Array.from({ length: count }, (_, at) => certificate(from + at))),
  };
}

export type { PrintedRecord, Printer };
