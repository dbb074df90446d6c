import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { judgeZip } from './zip-check.ts';

const certificates = ['CERT-2026-AAAA', 'CERT-2026-BBBB'].map((certificateNumber) => ({ certificateNumber }));
const PDF = strToU8('%PDF-1.4\n1 0 obj\n%%EOF\n');

describe('judgeZip', () => {
  it('accepts a whole PDF for each certificate', () => {
    const zip = zipSync({ 'CERT-2026-AAAA Ada.pdf': PDF, 'CERT-2026-BBBB Obi.pdf': PDF });
    assert.deepEqual(judgeZip(zip, certificates), []);
  });

  it('finds what is missing, doubled or broken', () => {
    const zip = zipSync({ 'CERT-2026-AAAA Ada.pdf': PDF, 'CERT-2026-AAAA 2.pdf': PDF.slice(0, 9) });
    assert.deepEqual(judgeZip(zip, certificates), [
      'CERT-2026-AAAA 2.pdf is not a whole PDF',
      'CERT-2026-AAAA is not in the .zip exactly once',
      'CERT-2026-BBBB is not in the .zip exactly once',
    ]);
  });

  it('finds a file that was cut off', () => {
    const zip = zipSync({ 'CERT-2026-AAAA Ada.pdf': PDF });
    const [problem] = judgeZip(zip.slice(0, -20), certificates);
    assert.match(problem ?? '', /cannot be read/);
  });
});
