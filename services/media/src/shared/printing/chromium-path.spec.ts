import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrinter } from '../../testing/printing';
import { ChromiumPath } from './chromium-path';
import { NoChromiumError } from './pdf-printer';

describe('ChromiumPath', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-path-'));
  const program = join(folder, 'chromium-browser');
  beforeAll(() => {
    writeFileSync(program, '');
    chmodSync(program, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('uses the configured program, and no other when it is missing', () => {
    expect(new ChromiumPath(program, '').path).toBe(program);
    expect(new ChromiumPath(join(folder, 'gone'), folder).path).toBeUndefined();
  });

  it('searches PATH when none is configured', () => {
    expect(new ChromiumPath(undefined, `/nowhere:${folder}`).path).toBe(program);
    expect(new ChromiumPath(undefined, '').path).toBeUndefined();
  });
});

describe('PdfPrinter', () => {
  it('fails when there is no browser', async () => {
    const printer = makePrinter({ chromium: '/nowhere', path: '' });
    await expect(printer.print('')).rejects.toThrow(NoChromiumError);
    await printer.close();
  });
});
