import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { IDLE_COMMANDS_PER_SECOND } from '@concord/testing';
import { StoreTap } from '../qa/processes/store-tap.ts';
import { TestStores } from '../stores/test-stores.ts';
import { StartedProduct } from './started-product.ts';

/** Tasks rest by then: nobody has called for 20 s, and each has ended its last short interval. */
const QUIET_MS = 40_000;
/** Each task that rests has one round in it. */
const COUNTED_SECONDS = 60;

test('a product that nobody uses asks its store little', async () => {
  const stores = await TestStores.open();
  const tap = await StoreTap.to(stores.env.MONGODB_URI ?? '');
  const env = { MONGODB_URI: tap.url, SEED: 'none' };
  const product = await StartedProduct.start({ env });
  try {
    assert.ok(await product.ready(), product.output.slice(-2000));
    await pause(QUIET_MS);
    tap.take();
    await pause(COUNTED_SECONDS * 1000);
    const counts: Record<string, number> = {};
    for (const { name } of tap.take()) counts[name] = (counts[name] ?? 0) + 1;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    assert.ok(all > 0, 'no command was seen: the product does not use this store');
    assert.ok(
      all <= IDLE_COMMANDS_PER_SECOND * COUNTED_SECONDS,
      `${all} commands in ${COUNTED_SECONDS} s: ${JSON.stringify(counts)}`,
    );
  } finally {
    await product.stop();
    product.dispose();
    await tap.close();
    await stores.close();
  }
});
