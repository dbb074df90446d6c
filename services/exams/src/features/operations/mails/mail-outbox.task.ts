import { Injectable } from '@nestjs/common';
import { LIMITS } from '@concord/contracts';
import { AppError, log, RepeatingTask } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { LowPriorityGate } from '../../../shared/grading-queue/low-priority.gate';
import type { MailOwing } from '../../../store/parts/due-mails.repository';
import { AssignmentMails, CancelledMails } from './assignment-mails.source';
import { CertificateMails } from './certificate-mails.source';
import type { MailSource } from './mail-source';
import { ResultMails } from './result-mails.source';

const INTERVAL_MS = 3000;
const BATCH = LIMITS.mailBatchMax;
/** Delay after a refusal: a students service of the previous version may not know the call or the key yet. */
const POSTPONED_MS = 10 * 60_000;

type Mails<Due, Mail> = readonly (readonly [Due, Mail])[];

/**
 * Requests the mails that records owe. Several workers may run it and be killed at any time, because requests may be
 * repeated.
 */
@Injectable()
export class MailOutbox extends RepeatingTask {
  constructor(
    queue: GradingQueue,
    assignments: AssignmentMails,
    cancelled: CancelledMails,
    certificates: CertificateMails,
    results: ResultMails,
  ) {
    const gate = new LowPriorityGate(queue);
    super(
      async (signal) => {
        if (!(await gate.isOpen())) return;
        // Waits for all, so that a failure of one kind does not stop the others.
        const ended = await Promise.allSettled([
          requestAll(assignments, signal),
          requestAll(cancelled, signal),
          requestAll(certificates, signal),
          requestAll(results, signal),
        ]);
        for (const each of ended) if (each.status === 'rejected') throw each.reason;
      },
      {
        name: 'mails',
        intervalMs: INTERVAL_MS,
        failureMessage: 'mails could not be requested; they stay queued',
        logFailures: 'first',
      },
    );
  }
}

async function requestAll<Due extends MailOwing, Mail>(
  source: MailSource<Due, Mail>,
  signal: AbortSignal,
): Promise<void> {
  let due: Due[];
  do {
    due = await (source.findDue?.(BATCH) ?? source.owed.findDue(BATCH));
    const mails = await source.mailsFor(due);
    await source.owed.settle(due.filter((record) => !mails.has(record)));
    if (mails.size > 0) await request(source, [...mails]);
  } while (due.length === BATCH && !signal.aborted);
}

async function request<Due extends MailOwing, Mail>(
  source: MailSource<Due, Mail>,
  mails: Mails<Due, Mail>,
): Promise<void> {
  const records = mails.map(([record]) => record);
  try {
    await source.request(mails.map(([, mail]) => mail));
  } catch (error) {
    if (!(error instanceof AppError) || ![400, 404].includes(error.statusCode)) throw error;
    // Single requests, so that a refused mail does not block the others.
    if (error.statusCode === 400 && mails.length > 1) {
      for (const one of mails) await request(source, [one]);
      return;
    }
    log.error({ err: error, kind: source.name, mails: mails.length }, 'mails were refused, and wait');
    return source.owed.postpone(records, new Date(Date.now() + POSTPONED_MS));
  }
  await source.owed.settle(records);
}
