import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runProgram } from '../lib/cli-run.ts';
import { ROOT } from '../lib/paths.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();

const SECRETS = join(ROOT, 'tools/commands/secrets.mjs');

const run = (...args: string[]) =>
  // Far from any node_modules, as in a container that has nothing but Node.
  runProgram(process.execPath, [SECRETS, ...args], {
    cwd: folder(),
    env: {},
  });

const valueOf = (text: string, name: string) =>
  new RegExp(`^ *${name}[=:] *"?([^"\n]*)`, 'm').exec(text)?.[1] ?? '';
const pem = (text: string, name: string) => Buffer.from(valueOf(text, name), 'base64').toString();

function assertPair(text: string): void {
  const signature = sign('sha256', Buffer.from('x'), createPrivateKey(pem(text, 'JWT_PRIVATE_KEY')));
  assert.ok(verify('sha256', Buffer.from('x'), createPublicKey(pem(text, 'JWT_PUBLIC_KEY')), signature));
}

describe('concord secrets', () => {
  it('prints an env file with a key pair, a first account, and other secrets each time', async () => {
    const [{ code, output }, other] = await Promise.all([run(), run()]);
    assert.equal(code, 0, output);
    assertPair(output);
    for (const name of ['SERVICE_SECRET', 'FILE_LINK_SECRET', 'S3_SECRET_KEY', 'SUPER_ADMIN_PASSWORD']) {
      assert.match(valueOf(output, name), /^[\w-]{16,}$/);
      assert.notEqual(valueOf(output, name), valueOf(other.output, name));
    }
  });

  it('prints a Kubernetes Secret, with the values of a kept file', async () => {
    const kept = join(folder(), 'kept.env');
    writeFileSync(kept, 'SERVICE_SECRET="a-secret-with-"\nPORT=80\n');
    const { output } = await run('--format', 'kubernetes', '--keep', kept);
    assert.match(output, /^apiVersion: v1\nkind: Secret\nmetadata:\n {2}name: concord-secrets\n/);
    assertPair(output);
    assert.equal(valueOf(output, 'SERVICE_SECRET'), 'a-secret-with-');
    assert.doesNotMatch(output, /PORT/);
  });

  it('takes the addresses of stores into the Secret, without passwords for stores of our own', async () => {
    const kept = join(folder(), 'production.env');
    writeFileSync(
      kept,
      'MONGODB_URI=mongodb://a:b@one/?replicaSet=rs0\nSMTP_URL=smtps://mail\nS3_ACCESS_KEY=id\nBACKUP_S3_ACCESS_KEY=other\n',
    );
    const { output } = await run('--format', 'kubernetes', '--keep', kept);
    assert.equal(valueOf(output, 'MONGODB_URI'), 'mongodb://a:b@one/?replicaSet=rs0');
    assert.equal(valueOf(output, 'SMTP_URL'), 'smtps://mail');
    assert.equal(valueOf(output, 'S3_ACCESS_KEY'), 'id');
    assert.equal(valueOf(output, 'BACKUP_S3_ACCESS_KEY'), 'other');
    assert.match(output, /REDIS_PASSWORD/);
    assert.doesNotMatch(output, /MONGODB_PASSWORD|GRAFANA_PASSWORD|REDIS_URL/);
    writeFileSync(kept, 'SERVICE_SECRET_FILE=/run/service\n');
    const refused = await run('--format', 'kubernetes', '--keep', kept);
    assert.match(refused.output, /needs the value of SERVICE_SECRET/);
  });

  it('completes an env file and changes nothing that it has', async () => {
    const file = join(folder(), '.env');
    const { output: first } = await run();
    const [privateKey, others] = [
      `JWT_PRIVATE_KEY=${valueOf(first, 'JWT_PRIVATE_KEY')}`,
      'PUBLIC_URL=https://a.example',
    ];
    writeFileSync(file, `# Ours\n${privateKey}\nS3_SECRET_KEY=\n${others}\nSERVICE_SECRET_FILE=/run/service`);
    const { code, output } = await run('--keep', file, '--output', file);
    assert.equal(code, 0, output);
    const text = readFileSync(file, 'utf8');
    assert.ok(
      text.startsWith(`# Ours\n${privateKey}\nS3_SECRET_KEY=${valueOf(text, 'S3_SECRET_KEY')}\n${others}\n`),
    );
    assertPair(text);
    assert.doesNotMatch(text, /^SERVICE_SECRET=/m);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    await run('--keep', file, '--output', file);
    assert.equal(readFileSync(file, 'utf8'), text);
  });

  it('keeps blank lines, and the file when the disk has no room for the new one', async () => {
    const file = join(folder(), '.env');
    const text = 'S3_SECRET_KEY=\n\n# Ours\nPORT=80\n';
    writeFileSync(file, text);
    const noRoom = ['bash', '-c', 'ulimit -f 0; trap "" XFSZ; exec "$@"', '-'];
    const [shell = '', ...words] = [...noRoom, process.execPath, SECRETS, '--keep', file, '--output', file];
    const { code } = await runProgram(shell, words, { cwd: folder(), env: { PATH: process.env.PATH } });
    assert.notEqual(code, 0);
    assert.equal(readFileSync(file, 'utf8'), text);
    await run('--keep', file, '--output', file);
    assert.match(readFileSync(file, 'utf8'), /^S3_SECRET_KEY=\S+\n\n# Ours\nPORT=80\n/);
  });

  it('refuses to replace a file, and a public key without its private one', async () => {
    const file = join(folder(), '.env');
    writeFileSync(file, 'JWT_PUBLIC_KEY=abc\n');
    const answers = await Promise.all([run('--output', file), run('--keep', file), run('--nonsense')]);
    assert.deepEqual(
      answers.map(({ code }) => code),
      [1, 1, 1],
    );
    assert.match(answers[0].output, /exists/);
    assert.match(answers[1].output, /JWT_PUBLIC_KEY without its JWT_PRIVATE_KEY/);
    assert.match(answers[2].output, /Usage: /);
    assert.equal(readFileSync(file, 'utf8'), 'JWT_PUBLIC_KEY=abc\n');
  });

  describe('--rotate', () => {
    const file = () => join(folder(), 'rotated.env');
    const parts = (name: string) => valueOf(readFileSync(file(), 'utf8'), name).split(',');
    const publicOf = (part = '') =>
      createPublicKey(Buffer.from(part, 'base64').toString()).export({ type: 'spki', format: 'pem' });
    const LISTS = ['JWT_PUBLIC_KEY', 'SERVICE_SECRET', 'GATEWAY_SECRET', 'FILE_LINK_SECRET', 'FIELD_SECRET'];

    it('goes from the old secrets to new ones by way of both, and leaves all else as it is', async () => {
      await run('--output', file());
      const kept = `${readFileSync(file(), 'utf8')}# Ours\nPUBLIC_URL=https://a.example\n`;
      writeFileSync(file(), kept);
      const old = Object.fromEntries([...LISTS, 'JWT_PRIVATE_KEY'].map((name) => [name, parts(name)[0]]));
      assert.match((await run('--rotate', file())).output, /^Step 1 of 3/);
      const both = Object.fromEntries([...LISTS, 'JWT_PRIVATE_KEY'].map((name) => [name, parts(name)]));
      for (const [name, [first, second]] of Object.entries(both)) {
        assert.equal(first, old[name]);
        assert.ok(second && second !== first);
      }
      assert.match((await run('--rotate', file())).output, /^Step 2 of 3/);
      for (const name of LISTS) assert.deepEqual(parts(name), both[name]?.toReversed());
      assert.deepEqual(parts('JWT_PRIVATE_KEY'), [both.JWT_PRIVATE_KEY?.[1]]);
      assert.match((await run('--rotate', file())).output, /^Step 3 of 3/);
      for (const name of LISTS) assert.deepEqual(parts(name), [both[name]?.[1]]);
      const text = readFileSync(file(), 'utf8');
      assertPair(text);
      const rest = (all: string) =>
        all.split('\n').filter((line) => !/^(JWT|CREDENTIAL|SERVICE|GATEWAY|FILE_LINK|FIELD)_/.test(line));
      assert.deepEqual(rest(text), rest(kept));
    });

    it('keeps the public keys of all that signed credentials', async () => {
      const kept = join(folder(), 'credentials.env');
      await run('--output', kept);
      const keys = (name: string) => valueOf(readFileSync(kept, 'utf8'), name).split(',');
      const [first] = keys('CREDENTIAL_PRIVATE_KEY');
      await run('--rotate', kept);
      const [, second] = keys('CREDENTIAL_PRIVATE_KEY');
      for (let step = 2; step <= 5; step += 1) await run('--rotate', kept);
      assert.equal(keys('CREDENTIAL_PRIVATE_KEY').length, 1);
      assert.deepEqual(keys('CREDENTIAL_PUBLIC_KEY').map(publicOf), [second, first].map(publicOf));
    });

    it('refuses a file that lacks a secret', async () => {
      writeFileSync(file(), 'SERVICE_SECRET=a-secret-of-the-services\n');
      const { code, output } = await run('--rotate', file());
      assert.equal(code, 1);
      assert.match(output, /the file must have the value of JWT_PRIVATE_KEY/);
    });
  });
});
