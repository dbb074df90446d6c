import { join } from 'node:path';
import { closeAll, makeWebRoot } from '../testing/harness';
import { renderInChild } from './render-in-child';

const run = async (program: string) => {
  const folder = await makeWebRoot({ 'program.js': program });
  return renderInChild('apps', 'out', { name: 'Lakeside' }, join(folder, 'program.js'));
};

describe('renderInChild', () => {
  afterEach(closeAll);

  it('gives the program its folders and the settings', async () => {
    const check = `process.argv.slice(2).join() + name === 'apps,outLakeside'`;
    await expect(
      run(`process.once('message', ({ name }) => process.exit(${check} ? 0 : 1))`),
    ).resolves.toBeUndefined();
  });

  it('says what a program printed that ended before it took the settings, also what comes late', async () => {
    const late = `require('node:child_process').spawn('sh', ['-c', 'sleep 0.2; echo the cause'], { stdio: 'inherit' })`;
    await expect(run(`${late}; process.exit(3)`)).rejects.toThrow(/site settings: the cause$/);
  });
});
