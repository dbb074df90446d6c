import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freshValues } from '../lib/installation-secrets.mjs';
import { nextChanges, STATE, type Values } from './steps.ts';

const present: Values = freshValues();

/** The values after each piece of work of a rotation, and before the first. */
function rotationOf(from: Values): Values[] {
  const all = [from];
  for (let done = 0; done < 7; done++) {
    const values = all.at(-1) ?? {};
    const changed = Object.entries({ ...values, ...nextChanges(values) });
    all.push(
      Object.fromEntries(changed.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    );
  }
  return all;
}

const steps = rotationOf(present);
const after = (count: number, of = steps): Values => of[count] ?? {};

describe('nextChanges', () => {
  it('goes from state to state, back to none', () => {
    const states = [1, 2, 3, 4, 5, 6, 7].map((count) => after(count)[STATE]);
    assert.deepEqual(states, ['adding', 'added', 'using', 'moving', 'used', 'dropping', undefined]);
  });

  it('first makes what is to come, and leaves what is used', () => {
    const values = after(1);
    for (const name of ['MONGODB_PASSWORD', 'REDIS_PASSWORD', 'BACKUP_PASSWORD']) {
      assert.equal(values[name], present[name]);
      assert.match(values[`${name}_NEXT`] ?? '', /^[\w-]{32,}$/);
    }
    assert.equal(values.MONGODB_USER_NEXT, 'concord-2');
    assert.equal(values.MINIO_ROOT_USER, present.S3_ACCESS_KEY);
    assert.match(values.S3_ACCESS_KEY ?? '', new RegExp(`^${present.S3_ACCESS_KEY},CONCORD\\w+$`));
    assert.match(values.SERVICE_SECRET ?? '', new RegExp(`^${present.SERVICE_SECRET},`));
  });

  it('then uses it, and gives MinIO its new pair only after processes know both', () => {
    const added = after(2);
    const using = after(3);
    assert.equal(using.MONGODB_USER, 'concord-2');
    assert.equal(using.MONGODB_PASSWORD, added.MONGODB_PASSWORD_NEXT);
    assert.equal(using.REDIS_PASSWORD, added.REDIS_PASSWORD_NEXT);
    assert.equal(using.BACKUP_PASSWORD, added.BACKUP_PASSWORD_NEXT);
    assert.equal(using.MINIO_ROOT_USER, present.S3_ACCESS_KEY);
    assert.equal(after(4).MINIO_ROOT_USER, using.S3_ACCESS_KEY?.split(',')[0]);
    assert.equal(using.REDIS_PASSWORD_NEXT, undefined);
  });

  it('leaves nothing of the old secrets, and takes the first user again the next time', () => {
    const done = after(7);
    const rotated = [
      'MONGODB_PASSWORD',
      'REDIS_PASSWORD',
      'BACKUP_PASSWORD',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
    ];
    for (const name of [...rotated, 'SERVICE_SECRET', 'JWT_PRIVATE_KEY']) {
      assert.notEqual(done[name], present[name]);
      assert.doesNotMatch(done[name] ?? '', /,/);
    }
    assert.equal(done.MONGODB_USER_PREVIOUS, undefined);
    assert.equal(done.MINIO_ROOT_USER, done.S3_ACCESS_KEY);
    assert.equal(after(1, rotationOf(done)).MONGODB_USER_NEXT, 'concord');
  });

  it('leaves stores of the operator alone', () => {
    const own = {
      MONGODB_URI: 'mongodb://own/?replicaSet=a',
      REDIS_URL: 'rediss://own',
      S3_ENDPOINT: 'https://own',
    };
    const values = after(7, rotationOf({ ...present, ...own }));
    for (const name of [...Object.keys(own), 'MONGODB_PASSWORD', 'REDIS_PASSWORD', 'S3_ACCESS_KEY'])
      assert.equal(values[name], { ...present, ...own }[name]);
    assert.notEqual(values.SERVICE_SECRET, present.SERVICE_SECRET);
  });

  it('refuses a rotation beside another one, a file that lacks a secret, and an unknown state', () => {
    const begin = (values: Values) => () => nextChanges(values);
    assert.throws(begin({ ...present, SERVICE_SECRET: 'a,b' }), /finish it in that way/);
    assert.throws(begin({ ...present, REDIS_PASSWORD: '' }), /the value of REDIS_PASSWORD/);
    assert.throws(begin({ ...present, [STATE]: 'turning' }), /is "turning"/);
  });
});
