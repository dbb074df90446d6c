import { Injectable } from '@nestjs/common';
import { type CertificateMailOrder, internalCalls, LIMITS } from '@concord/contracts';
import { AppError, InternalClient, log, RepeatingTask } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { LowPriorityGate } from '../../../shared/grading-queue/low-priority.gate';
import {
  CertificateMailsRepository,
  type DueCertificate,
} from '../../../store/certificates/certificate-mails.repository';

const INTERVAL_MS = 3000;
const BATCH = LIMITS.mailBatchMax;
/**
 * Delay after a refusal: a students service of the previous version does not know this call and is asked again until it
 * is replaced.
 */
const POSTPONED_MS = 10 * 60_000;

/**
 * Orders the mails with links to certificates. An order may be repeated, so several workers may run this, and may be
 * killed at any time. A certificate that is no longer valid gets no mail.
 */
@Injectable()
export class CertificateMailsService extends RepeatingTask {
  private readonly gate: LowPriorityGate;

  constructor(
    private readonly mails: CertificateMailsRepository,
    private readonly internal: InternalClient,
    queue: GradingQueue,
  ) {
    super((signal) => this.orderAll(signal), {
      name: 'certificate-mails',
      intervalMs: INTERVAL_MS,
      failureMessage: 'mails of certificates wait: they could not be ordered',
      logFailures: 'first',
    });
    this.gate = new LowPriorityGate(queue);
  }

  private async orderAll(signal: AbortSignal): Promise<void> {
    if (!(await this.gate.isOpen())) return;
    let due: DueCertificate[];
    do {
      due = await this.mails.findDue(new Date(), BATCH);
      const valid = due.filter((certificate) => toMailOrder(certificate));
      await this.mails.settle(due.filter((certificate) => !valid.includes(certificate)));
      if (valid.length > 0) await this.order(valid);
    } while (due.length === BATCH && !signal.aborted);
  }

  private async order(valid: readonly DueCertificate[]): Promise<void> {
    try {
      const body = { mails: valid.flatMap((certificate) => toMailOrder(certificate) ?? []) };
      await this.internal.call(internalCalls.internalCertificateMails, { body });
    } catch (error) {
      if (!(error instanceof AppError) || ![400, 404].includes(error.statusCode)) throw error;
      return this.afterRefusal(valid, error);
    }
    await this.mails.settle(valid);
  }

  /** Orders mails one by one after a refusal, so that a refused one does not block the others. */
  private async afterRefusal(valid: readonly DueCertificate[], error: AppError): Promise<void> {
    if (error.statusCode === 400 && valid.length > 1) {
      for (const one of valid) await this.order([one]);
      return;
    }
    log.error(
      { err: error, mails: valid.length },
      'mails of certificates were refused, and are ordered later',
    );
    await this.mails.postpone(valid, new Date(Date.now() + POSTPONED_MS));
  }
}

/** The key makes an order idempotent. @returns undefined for a certificate that gets no mail */
function toMailOrder(certificate: DueCertificate): CertificateMailOrder | undefined {
  const { student, mailKey, replaces, revokedAt } = certificate;
  if (!student || !mailKey || revokedAt) return undefined;
  return {
    key: `certificate-${String(mailKey)}`,
    student: String(student),
    kind: 'certificate',
    data: {
      certificate: String(certificate._id),
      studentName: certificate.studentName,
      courseTitle: certificate.selectedCourse.courseTitle,
      certificateNumber: certificate.certificateNumber,
      dateGenerated: certificate.dateGenerated,
      ...(replaces && { replaces }),
    },
  };
}
