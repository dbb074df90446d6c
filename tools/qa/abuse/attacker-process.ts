import { once } from 'node:events';
import { type AttackOrder, isOrder, statusesOf } from './attackers.ts';
import { attacksOf } from './attacks.ts';

/** Runs the ordered attack until it is told to end, and reports the answers. */
async function attack({ name, strength, url, known }: AttackOrder): Promise<void> {
  const found = attacksOf(strength).find((each) => each.name === name);
  if (!found) throw new Error(`There is no attack "${name}"`);
  const end = new AbortController();
  process.once('message', () => end.abort());
  const statuses = new Map<number, number>();
  const sheet = { ...known.sheet, body: Buffer.from(known.sheet.body) };
  await found.run({ url: new URL(url), signal: end.signal, statuses }, { ...known, sheet });
  process.send?.(statusesOf(statuses), () => process.disconnect());
}

const [order] = (await once(process, 'message')) as [unknown];
if (!isOrder(order)) throw new Error('A drill must start this process and send it an attack');
await attack(order);
