import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'node:test';
import { runProgram } from '../lib/cli-run.ts';
import { ROOT } from '../lib/paths.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Stands in for kubectl: notes its calls, and answers for a job whose pod ended with CODE. */
const KUBECTL = `#!/bin/sh
echo "$@" >> "$CALLS"
case "$*" in
  *'{.spec.replicas}'*) echo 2 ;;
  *concord-replicas}*) echo 2 ;;
  *'{.status.conditions'*) [ "$CODE" = 0 ] && echo Complete || echo Failed ;;
  *'get pod '*) echo pod/restore-abc ;;
  *exitCode*) echo "$CODE" ;;
  *'logs --follow'*) echo 'a line of the job' ;;
  *'patch --local'*) cat > /dev/null ;;
esac
`;

describe('restore-kubernetes.sh', () => {
  const folder = temporaryFolder();

  const run = async (code: number, ...args: string[]) => {
    const calls = join(folder(), 'calls');
    writeFileSync(join(folder(), 'kubectl'), KUBECTL);
    chmodSync(join(folder(), 'kubectl'), 0o755);
    const path = [folder(), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path, CALLS: calls, CODE: String(code) };
    const ended = await runProgram('sh', [join(ROOT, 'deploy/restore-kubernetes.sh'), ...args], { env });
    return { ...ended, calls: existsSync(calls) ? readFileSync(calls, 'utf8').split('\n') : [] };
  };
  const SCALED_BACK = '--namespace concord scale deployment gateway --replicas 2';

  it('ends all processes, runs the job with its arguments, and starts as many as there were', async () => {
    const { code, output, calls } = await run(0, '349d4bc5', '--replace', 'concord');
    assert.equal(code, 0, output);
    assert.match(output, /a line of the job/);
    const indexOf = (part: string) => calls.findIndex((call) => call.includes(part));
    const order = ['concord-replicas=2', '--replicas 0', 'wait pod', 'from cronjob/restore', SCALED_BACK];
    const found = order.map(indexOf);
    assert.ok(found.every((index) => index >= 0));
    assert.deepEqual(
      found,
      found.toSorted((one, other) => one - other),
    );
    assert.match(
      calls.find((call) => call.includes('patch --local')) ?? '',
      /"restore", "349d4bc5", "--replace", "concord"\]/,
    );
  });

  it('starts again what ran when nothing was changed, and says so by its code', async () => {
    const { code, calls } = await run(2);
    assert.equal(code, 2);
    assert.ok(calls.includes(SCALED_BACK));
  });

  it('starts nothing when the restore is not done', async () => {
    const { code, output, calls } = await run(1);
    assert.equal(code, 1);
    assert.match(output, /Nothing was started. Run the same command again/);
    assert.ok(!calls.includes(SCALED_BACK));
  });

  it('refuses words that are no argument before it touches anything', async () => {
    const { code, calls } = await run(0, '"; true');
    assert.equal(code, 2);
    assert.deepEqual(calls, []);
  });
});
