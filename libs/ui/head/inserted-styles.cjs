const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const INSERTED = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/**
 * The styles that libraries insert as text, as sources for a content security policy: those of the toasts. Another
 * library that does so takes its styles by `GlobalStyles` instead, where it can.
 *
 * @returns {string[]}
 * @throws Error when the library inserts them in another way than before
 */
exports.insertedStyles = function insertedStyles() {
  const literal = INSERTED.exec(readFileSync(require.resolve('sonner'), 'utf8'))?.[1];
  if (!literal) throw new Error('sonner no longer inserts its styles as one text: look how it does now');
  return [`'sha256-${createHash('sha256').update(JSON.parse(literal)).digest('base64')}'`];
};
