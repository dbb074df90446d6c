import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { endPrograms } from '../lib/cli-run.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { makeDemoData } from './demo-data.ts';

describe('makeDemoData', () => {
  const folder = temporaryFolder();
  const log = () => readFileSync(join(folder(), 'seed.log'), 'utf8');
  const run = (code: string, limitMs?: number) => {
    const program = join(folder(), 'seed.mjs');
    writeFileSync(program, code);
    return makeDemoData({ env: process.env, logs: folder(), program, limitMs });
  };

  it('has nothing to say when the seed ends well', async () => {
    assert.equal(await run(`console.log('{"level":30,"msg":"done"}')`), undefined);
    assert.match(log(), /"done"/);
  });

  it('tells why a seed failed and how to repeat it, on the console and in the log', async () => {
    const problem = await run(
      `console.log('{"level":60,"reason":"409 Invalid serial number","msg":"The rest"}'); process.exit(1)`,
    );
    const expected =
      /^The demo data is not complete: 409 Invalid serial number\. .* start it again\. .*seed\.log$/;
    assert.match(problem ?? '', expected);
    assert.ok(log().endsWith(`${problem}\n`));
  });

  it('ends a seed that hangs', async () => {
    assert.match((await run('setInterval(() => {}, 1000)', 200)) ?? '', /took too long/);
  });

  it('keeps the password of the demo ADMIN out of the log', async () => {
    await run(`console.log('{"level":30,"officerPassword":"s3cret","initialPasswordDays":14,"msg":"x"}')`);
    assert.doesNotMatch(log(), /s3cret/);
  });

  it('is no failed seed when the launcher is stopped meanwhile', async () => {
    const making = run('setInterval(() => {}, 1000)');
    setTimeout(endPrograms, 200);
    await assert.rejects(making, LauncherError);
  });
});
