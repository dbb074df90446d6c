import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { RotatingLog } from './rotating-log.ts';

const home = temporaryFolder();
const line = (text: string) => Buffer.from(`${text}\n`);

describe('RotatingLog', () => {
  it('begins another file at its limit, and keeps one', () => {
    const log = new RotatingLog(join(home(), 'logs', 'exams.log'), 10);
    ['first', 'second', 'third'].forEach((text) => log.write(line(text)));
    log.close();
    assert.equal(readFileSync(log.file, 'utf8'), 'third\n');
    assert.equal(readFileSync(`${log.file}.1`, 'utf8'), 'second\n');
  });

  it('leaves out what the disk does not take, and says so later', () => {
    let now = 0;
    const file = join(home(), 'exams.log');
    // A folder in its place refuses to be written, also to root.
    mkdirSync(file);
    const log = new RotatingLog(file, 1000, () => now);
    assert.equal(log.isFailing, true);
    log.write(line('lost'));
    rmSync(file, { recursive: true });
    log.write(line('lost'));
    now = 2000;
    log.write(line('kept'));
    log.close();
    assert.equal(log.isFailing, false);
    assert.equal(readFileSync(file, 'utf8'), '\n10 bytes were left out: the disk took no more\nkept\n');
  });
});
