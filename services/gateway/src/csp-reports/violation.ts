import { z } from 'zod';

/** A CSP violation. Its addresses have no user, query and fragment, which may contain secrets. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
  readonly line: number;
  readonly disposition: string;
}

/** Violations read from one report: a browser sends those of a minute. */
const MAX_REPORTS = 20;
const MAX_LENGTH = 200;

const text = z.string().catch('');
const line = z.number().int().min(0).max(1e7).catch(0);

const oneReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': line,
    disposition: text,
  }),
});
const manyReports = z.array(z.unknown());
const oneOfMany = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: text,
    blockedURL: text,
    documentURL: text,
    sourceFile: text,
    lineNumber: line,
    disposition: text,
  }),
});

const cut = (value: string): string => value.replace(/\p{C}/gu, '').slice(0, MAX_LENGTH);

const WITHOUT_HOST = /^[a-z][a-z0-9+.-]*:(?!\/\/)/i;

/** Removes possible secrets from an address; for `data:` and the like, keeps only the scheme. */
function addressOf(value: string): string {
  const scheme = WITHOUT_HOST.exec(value)?.[0];
  if (scheme !== undefined) return cut(scheme);
  const [plain = ''] = value.split(/[?#]/, 1);
  return cut(plain.replace(/\/\/[^/]*@/, '//'));
}

const violationOf = (directive: string, of: Omit<Violation, 'directive'>): Violation => ({
  directive: cut(directive.split(' ', 1)[0] ?? ''),
  blocked: addressOf(of.blocked),
  page: addressOf(of.page),
  source: addressOf(of.source),
  line: of.line,
  disposition: cut(of.disposition),
});

function fromOneReport(value: unknown): Violation[] {
  const { data } = oneReport.safeParse(value);
  if (!data) return [];
  const report = data['csp-report'];
  return [
    violationOf(report['effective-directive'] || report['violated-directive'], {
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
      disposition: report.disposition,
    }),
  ];
}

function fromManyReports(values: readonly unknown[]): Violation[] {
  return values.slice(0, MAX_REPORTS).flatMap((value) => {
    const { data } = oneOfMany.safeParse(value);
    if (!data) return [];
    const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber, disposition } = data.body;
    const places = { blocked: blockedURL, page: documentURL, source: sourceFile };
    return [violationOf(effectiveDirective, { ...places, line: lineNumber, disposition })];
  });
}

/** Reads a report in the form of `report-uri` (one) or of the Reporting API (many); none when it is neither. */
export function violationsOf(body: string): Violation[] {
  try {
    const value: unknown = JSON.parse(body);
    const { data: many } = manyReports.safeParse(value);
    return many ? fromManyReports(many) : fromOneReport(value);
  } catch {
    return [];
  }
}
