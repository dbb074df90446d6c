import { Hall } from '../bench/exam/hall.ts';
import { parseOptions } from '../bench/options.ts';
import type { Goal } from '../bench/output.ts';
import { conclude } from '../bench/report.ts';
import { presentTree, treeOf } from '../bench/release/release-tree.ts';
import { withRolledProduct } from '../bench/release/with-rolled-product.ts';
import { ROLL_BACK_ORDER, UPGRADE_ORDER } from '../bench/release/rolled-product.ts';
import { type Roll, sitThrough, USUAL_ROLL } from '../bench/release/rolls.ts';
import { LauncherError } from '../lib/launcher-error.ts';

/** Candidates sit while a release is rolled over another one, process by process, and back again. */
export async function drillRelease(args: string[]): Promise<void> {
  const { from, ...shape } = parseOptions(args, { from: '', ...USUAL_ROLL });
  if (!from) throw new LauncherError('Name the commit to roll from and back to: --from 442e959');
  const [before, present] = [await treeOf(from), await presentTree()];
  await withRolledProduct(before, async (product) => {
    await product.archiveAssets(before, present);
    const hall = await Hall.open(product.url);
    const rolls: Roll[] = [
      { name: 'upgrade', to: present, order: UPGRADE_ORDER },
      { name: 'roll back', to: before, order: ROLL_BACK_ORDER },
    ];
    const goals: Goal[] = [];
    for (const roll of rolls) goals.push(...(await sitThrough(product, hall, roll, shape)));
    conclude('release', { title: `From ${before.name} and back`, goals, stores: product.stores });
  });
}
