import { createHash } from 'node:crypto';
import { insertedStyles } from './inserted-styles.cjs';

describe('insertedStyles', () => {
  it("is the hash of the toasts' style sheet, as sonner inserts it", async () => {
    const before = document.head.querySelectorAll('style').length;
    await import('sonner');
    const inserted = [...document.head.querySelectorAll('style')].slice(before);
    const hashes = inserted.map(({ textContent }) =>
      createHash('sha256')
        .update(textContent ?? '')
        .digest('base64'),
    );
    expect(hashes.map((hash) => `'sha256-${hash}'`)).toEqual(insertedStyles());
  });
});
