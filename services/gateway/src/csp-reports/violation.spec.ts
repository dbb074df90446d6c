import { violationsOf } from './violation';

const OLD_FORM = {
  'csp-report': {
    'document-uri': 'https://site.example/serial?serial=SECRET#part',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://user:word@evil.example/x.js?token=SECRET',
    'source-file': 'https://site.example/main.js?v=1',
    'line-number': 7,
    'script-sample': 'what a visitor typed',
    disposition: 'enforce',
  },
};
const READ = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example/x.js',
  page: 'https://site.example/serial',
  source: 'https://site.example/main.js',
  line: 7,
  disposition: 'enforce',
};
const NEW_FORM = {
  type: 'csp-violation',
  age: 5,
  url: 'https://site.example/serial?serial=SECRET',
  user_agent: 'Browser',
  body: {
    documentURL: 'https://site.example/serial?serial=SECRET',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?token=SECRET',
    sourceFile: 'https://site.example/main.js?v=1',
    lineNumber: 7,
    sample: 'what a visitor typed',
    disposition: 'enforce',
  },
};

describe('violationsOf', () => {
  it.each([
    ['report-uri', OLD_FORM],
    ['the Reporting API', [NEW_FORM]],
  ])('reads a report of %s, without queries, users and samples', (_, report) => {
    expect(violationsOf(JSON.stringify(report))).toEqual([READ]);
  });

  it('reads the older name of the directive, without its sources', () => {
    const report = { 'csp-report': { 'violated-directive': "style-src 'self' 'sha256-x'" } };
    expect(violationsOf(JSON.stringify(report))).toMatchObject([{ directive: 'style-src', line: 0 }]);
  });

  it.each([
    ['inline', 'inline'],
    ['data:text/html,secret', 'data:'],
    ['blob:https://site.example/0815', 'blob:'],
    ['mailto:ada@example.com', 'mailto:'],
    ['//host/a?b', '//host/a'],
    ['line\r\nbreak\u0000\u202e', 'linebreak'],
    ['x'.repeat(5_000), 'x'.repeat(200)],
  ])('keeps of the address %j', (blockedURL, blocked) => {
    const report = [{ type: 'csp-violation', body: { blockedURL } }];
    expect(violationsOf(JSON.stringify(report))).toMatchObject([{ blocked }]);
  });

  it('reads at most 20 reports of a list, and leaves out those of another kind', () => {
    const list = [{ type: 'deprecation', body: {} }, ...Array.from({ length: 100 }, () => NEW_FORM)];
    expect(violationsOf(JSON.stringify(list))).toHaveLength(19);
  });

  it.each([
    '',
    '{',
    'null',
    '"text"',
    '7',
    '[]',
    '[null, 1, []]',
    '{}',
    '{"csp-report":null}',
    '{"csp-report":[]}',
    '[{"type":"csp-violation"}]',
    '[{"type":"csp-violation","body":"x"}]',
    '['.repeat(4_000),
  ])('reads nothing from %j', (body) => {
    expect(violationsOf(body)).toEqual([]);
  });

  it('takes fields of a wrong type as missing', () => {
    const report = {
      'csp-report': { 'blocked-uri': { toString: 'x' }, 'line-number': 'NaN', disposition: ['enforce'] },
    };
    const nothing = { directive: '', blocked: '', page: '', source: '', line: 0, disposition: '' };
    expect(violationsOf(JSON.stringify(report))).toEqual([nothing]);
  });
});
