import { Injectable } from '@nestjs/common';
import type { CertificatesIssued, SkippedResult } from '@concord/contracts';
import {
  AuditTrail,
  batchesOf,
  type ChangeOfMany,
  recordIdOf,
  type RunningTask,
  TaskHandler,
  type TaskProgress,
  TaskRegistry,
} from '@concord/nest-platform';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { IssuedCertificatesRepository } from '../../../store/certificates/issued-certificates.repository';
import { contentOf, noteOf } from '../certificates/certificate-audit';
import { newCertificate } from '../certificates/new-certificate';
import { type IssueRequest, issueRequest } from './issue-request';
import { IssueOutcome } from './issue-outcome';
import { type IssuePlan, IssuePlans } from './issue-plans.service';

type Task = RunningTask<IssueRequest>;

/** Issues many certificates. Their ids derive from task and student, so that a repeated run recognizes them. */
@Injectable()
export class CertificatesIssueHandler extends TaskHandler<'certificates-issue', IssueRequest> {
  constructor(
    registry: TaskRegistry,
    private readonly plans: IssuePlans,
    private readonly issued: IssuedCertificatesRepository,
    private readonly audit: AuditTrail,
  ) {
    super(registry, 'certificates-issue', issueRequest);
  }

  async run(task: Task, progress: TaskProgress): Promise<CertificatesIssued> {
    const { results, ...shared } = task.request;
    const terms = { ...shared, idOf: (student: string) => recordIdOf(task.id, student) };
    const [seen, outcome] = [new Set<string>(), new IssueOutcome()];
    let done = 0;
    for (const some of batchesOf(results)) {
      const plan = await this.plans.of(terms, some, seen);
      const late = await this.store(task, plan);
      outcome.issued += plan.known.length + plan.drafts.length - late.length;
      for (const one of [...plan.skipped, ...late]) outcome.skip(unnamed(one));
      await progress.advance((done += some.length));
    }
    return outcome.toJson();
  }

  /**
   * Stores planned certificates, each with an audit record.
   * @returns results whose student has got the certificate meanwhile
   */
  private async store(task: Task, { drafts, known }: IssuePlan): Promise<SkippedResult[]> {
    const made = drafts.map((draft) => newCertificate(draft));
    const changes = [...known, ...made].map((certificate) => auditOf(task, certificate));
    let late: CertificateRecord[] = [];
    await this.audit.changeMany(changes, async () => {
      if (made.length > 0) late = await this.insert(made);
      return new Map(late.map((certificate) => [auditOf(task, certificate).recordId, 'ALREADY_ISSUED']));
    });
    return late.map(({ result, student }) => ({
      result: String(result),
      student: String(student),
      code: 'ALREADY_ISSUED',
    }));
  }

  /** @returns certificates that were not stored, because another one has their key */
  private async insert(made: readonly CertificateRecord[]): Promise<CertificateRecord[]> {
    await this.issued.insertMany(made);
    const stored = await this.issued.findByKeys(made.map(({ serialNumber }) => serialNumber));
    return made.filter(({ _id, serialNumber }) => {
      const present = stored.get(serialNumber);
      // Another certificate has this number: the task runs again, with new numbers.
      if (!present) throw new Error(`The certificate ${String(_id)} could not be stored`);
      return String(present._id) !== String(_id);
    });
  }
}

/** Form that tasks store: without names, which are looked up when the task is read. */
const unnamed = ({ result, student, code }: SkippedResult): SkippedResult => ({
  result,
  ...(student && { student }),
  code,
});

/** Audit record of one certificate: as for a single one, plus the request. */
function auditOf({ id, staff, origin, request }: Task, certificate: CertificateRecord): ChangeOfMany {
  const { label, details } = noteOf(certificate);
  return {
    recordId: recordIdOf(id, `audit-${String(certificate._id)}`),
    action: 'certificate.issue',
    actor: { kind: 'staff', ...staff },
    ...origin,
    target: { entity: 'certificate', id: String(certificate._id), label },
    details: { ...details, task: id },
    after: {
      ...contentOf(certificate),
      course: request.course.courseTitle,
      result: String(certificate.result),
    },
  };
}
