import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Two workers in one process; the second takes longer to end. */
const PROGRAM = `
  const { onProcessEnd } = require(${JSON.stringify(join(__dirname, '../../dist/http/process-end.js'))});
  const end = (name, ms, error) => onProcessEnd(name)(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    console.log('ended ' + name);
    if (error) throw error;
  });
  end('exams-worker', 10);
  end('media-worker', 200, process.argv[1] === 'fail' && new Error('it failed'));
  setInterval(() => {}, 1000);
  console.log('ready');
`;

async function ended(...args: string[]) {
  const child = spawn(process.execPath, ['-e', PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!output && text.includes('ready')) child.kill('SIGTERM');
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('onProcessEnd', () => {
  it('ends the process when all that share it have ended', async () => {
    const { code, output } = await ended();
    expect(output).toMatch(/ended exams-worker[\s\S]*ended media-worker/);
    expect(output).toContain('"process":"media-worker"');
    expect(code).toBe(0);
  });

  it('says when one of them could not', async () => {
    const { code, output } = await ended('fail');
    expect(output).toContain('it failed');
    expect(code).toBe(1);
  });
});
