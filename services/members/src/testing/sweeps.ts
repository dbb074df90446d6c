import { FollowUpService } from '../features/money/follow-up/follow-up.service';
import { FollowUpSweeper } from '../features/money/follow-up/follow-up.sweeper';
import { LineConfirmations } from '../features/money/statements/line-confirmations';
import { StatementLinesSweeper } from '../features/money/statements/statement-lines.sweeper';
import { MergeRunner } from '../features/register/merging/merge-runner.service';
import { MergesSweeper } from '../features/register/merging/merges.sweeper';
import { AccountsRepository } from '../store/accounts/accounts.repository';
import { MergesRepository } from '../store/merges/merges.repository';
import { StatementLinesRepository } from '../store/statement-lines/statement-lines.repository';
import type { MembersHarness } from './harness';

/** Longer than any sweeper leaves a process to finish its own work. */
const LATER_MS = 60_000;

/** Lets two workers at once finish what killed processes left, as if some time had passed. */
export async function sweepAll(service: MembersHarness): Promise<void> {
  const get = <T>(token: new (...given: never[]) => T) => service.get<T>(token);
  const later = new Date(Date.now() + LATER_MS);
  for (const sweeper of [
    new MergesSweeper(get(MergesRepository), get(MergeRunner)),
    new StatementLinesSweeper(get(StatementLinesRepository), get(LineConfirmations)),
    new FollowUpSweeper(get(AccountsRepository), get(FollowUpService)),
  ])
    await Promise.all([sweeper.sweep(later), sweeper.sweep(later)]);
}
