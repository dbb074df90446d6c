import { createHash } from 'node:crypto';
import { integrityOf } from './integrity-of';

describe('integrityOf', () => {
  it.each(['1', 'a script', '\u0000'])("is the hash in a script's name for %j", (content) => {
    const digest = () => createHash('sha256').update(content);
    const integrity = `sha256-${digest().digest('base64')}`;
    const name = `exam.${digest().digest('hex')}.js`;
    expect(integrityOf(`/remotes/exam/${name}`)).toBe(integrity);
    expect(integrityOf(`http://localhost/${name}`)).toBe(integrity);
  });

  it.each(['/main.js', '/sw.js', '/main.0123456789.js', `/a.${'0'.repeat(64)}.css`, '/remotes.json'])(
    'is empty for %s',
    (address) => expect(integrityOf(address)).toBe(''),
  );
});
