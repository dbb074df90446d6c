import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'node:test';
import { runProgram } from '../../lib/cli-run.ts';
import { ROOT } from '../../lib/paths.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

/** Stands in for docker: notes its calls. SERVICES are there, RUNNING run with one container each; a restore ends with CODE. */
const DOCKER = `#!/bin/sh
echo "$@" >> "$CALLS"
case "$*" in
  'compose config --services') printf '%s\\n' $SERVICES ;;
  'compose ps --services --status running') printf '%s\\n' $RUNNING ;;
  'compose ps --quiet '*) case " $RUNNING " in *" $4 "*) echo "container-of-$4" ;; esac ;;
  *' restore'*) exit "$CODE" ;;
esac
`;
const STORES = 'mongo redis minio';

describe('scripts for operators of Compose', () => {
  const folder = temporaryFolder();

  async function run(script: string, args: string[], variables: Record<string, string>) {
    const calls = join(folder(), 'calls');
    writeFileSync(join(folder(), 'docker'), DOCKER);
    chmodSync(join(folder(), 'docker'), 0o755);
    const PATH = [folder(), process.env.PATH].join(delimiter);
    const env = {
      ...process.env,
      SERVICES: STORES,
      RUNNING: '',
      CODE: '0',
      ...variables,
      PATH,
      CALLS: calls,
    };
    const { code, output } = await runProgram('sh', [join(ROOT, 'deploy', script), ...args], { env });
    return { code, output, calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [] };
  }

  describe('restore.sh', () => {
    const start = 'compose up --detach --wait';

    it('starts the built-in stores, restores with its arguments, and starts everything', async () => {
      const { code, output, calls } = await run('restore.sh', ['349d4bc5'], {});
      assert.equal(code, 0, output);
      const restore = calls.findIndex((call) => call.endsWith('main.ts restore 349d4bc5'));
      assert.ok(calls.indexOf(`${start} ${STORES}`) < restore);
      assert.ok(calls.some((call) => call.endsWith('mongo-initiate')));
      assert.equal(calls.at(-1), start);
    });

    for (const [kept, services] of [
      ['minio', 'gateway exams minio'],
      ['nothing', 'gateway exams'],
    ] as const)
      it(`starts no store that one's own replaces, where ${kept} is left`, async () => {
        const { code, calls } = await run('restore.sh', [], { SERVICES: services });
        assert.equal(code, 0);
        const started = calls.filter((call) => call.startsWith(start));
        assert.deepEqual(started, kept === 'minio' ? [`${start} minio`, start] : [start]);
        assert.ok(!calls.some((call) => call.includes('mongo')));
      });

    it('starts again what ran when nothing was changed, and nothing when it is not done', async () => {
      const refused = await run('restore.sh', [], { CODE: '2', RUNNING: 'gateway exams' });
      assert.equal(refused.code, 2);
      assert.deepEqual(refused.calls.slice(-2), ['compose start gateway', 'compose start exams']);
      const cut = await run('restore.sh', [], { CODE: '1', RUNNING: 'gateway exams' });
      assert.equal(cut.code, 1);
      assert.match(cut.calls.at(-1) ?? '', /main\.ts restore$/);
    });
  });

  describe('roll.sh', () => {
    const up = 'compose up --detach --wait --no-deps';

    it('starts as many new ones before it ends the old ones', async () => {
      const { code, calls } = await run('roll.sh', ['exams'], { RUNNING: 'exams' });
      assert.equal(code, 0);
      assert.deepEqual(calls, [
        'compose run --rm --no-deps -T exams-prepare',
        'compose ps --quiet exams',
        `${up} --no-recreate --scale exams=2 exams`,
        'stop --time 40 container-of-exams',
        'rm container-of-exams',
      ]);
    });

    it('starts a service of which none runs', async () => {
      const { calls } = await run('roll.sh', ['gateway'], {});
      assert.deepEqual(calls, ['compose ps --quiet gateway', `${up} gateway`]);
    });
  });
});
