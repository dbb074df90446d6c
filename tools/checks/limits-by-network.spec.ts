import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../lib/paths.ts';

const eslint = new ESLint({
  cwd: ROOT,
  // It asks Nx for the project graph, which takes seconds.
  overrideConfig: { rules: { '@nx/enforce-module-boundaries': 'off' } },
});

async function refusals(code: string, file = 'services/media/src/files/limits.ts'): Promise<number> {
  const given = 'declare const limiter: never, address: string, origin: never, id: string;\n';
  const [result] = await eslint.lintText(`${given}${code}`, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).filter(({ message }) => message.includes('by network')).length;
}

describe('limits by network', () => {
  for (const [what, code] of [
    ['an address', 'limiter.consume(address);'],
    ['an address of an origin', 'limiter.isFirst(origin.address);'],
    ['an address of a client', 'this.places.run(clientAddress, work);'],
    ['an address in a key', 'limiter.isFirst(`${id} ${address}`);'],
    ['an address of an origin in a key', 'limiter.refund(`${origin.address} ${id}`);'],
  ] as const)
    it(`refuses ${what} as a key`, async () => assert.equal(await refusals(code), 1));

  it('takes the key of a network, and addresses in specs', async () => {
    assert.equal(await refusals('limiter.consume(addressKey(address), `${id} ${addressKey(address)}`);'), 0);
    assert.equal(await refusals('limiter.consume(address);', 'services/media/src/files/limits.spec.ts'), 0);
  });
});
