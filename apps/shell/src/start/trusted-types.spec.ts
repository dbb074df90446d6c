import type { Rules } from './trusted-types';

describe('the default policy of Trusted Types', () => {
  const created = new Map<string, Rules>();
  let rules: Rules | undefined;

  beforeAll(async () => {
    globalThis.trustedTypes = { createPolicy: (name, own) => created.set(name, own) };
    await import('./trusted-types');
    rules = created.get('default');
  });
  afterAll(() => (globalThis.trustedTypes = undefined));

  it.each([
    '/main.0123456789.js',
    '/sw.js',
    'http://localhost/885.a8514293e2.js',
    'http://localhost/remotes/public_app/public_app.0123456789.js',
  ])('lets the script %s load', (address) => {
    expect(rules?.createScriptURL(address)).toBe(address);
  });

  it.each([
    'https://evil.example/main.js',
    '//evil.example/main.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/main.js',
    'javascript:alert(1)',
    '/api/media/files/5.js',
    '/api/anything',
    '/remotes/exam/../../api/x.js/y',
    '/main.js/more',
  ])('refuses the script %s', (address) => {
    expect(rules?.createScriptURL(address)).toBeNull();
  });

  it('accepts text without markup, and no HTML', () => {
    expect(rules?.createHTML('DD/MM/YYYY')).toBe('DD/MM/YYYY');
    expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
    expect(rules?.createHTML('&lt;img&gt;')).toBeNull();
  });

  it('creates no script from text', () => {
    expect(Object.keys(rules ?? {})).toEqual(['createHTML', 'createScriptURL']);
  });
});
