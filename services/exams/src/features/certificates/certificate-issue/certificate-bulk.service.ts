import { Injectable } from '@nestjs/common';
import {
  type CertificateBulkBody,
  CERTIFICATES_MAX,
  type CertificatesIssued,
  dueDayOf,
  type Task,
} from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  batchesOf,
  conflict,
  newObjectId,
  objectIdOf,
  type Origin,
  ReadyJson,
  recordIdOf,
  type StaffActor,
  TasksService,
} from '@concord/nest-platform';
import { ResultsRepository } from '../../../store/results/results.repository';
import { PresentTemplates } from '../certificate-templates/present-templates.service';
import type { IssueRequest } from './issue-request';
import { IssueOutcome } from './issue-outcome';
import { IssuePlans } from './issue-plans.service';
import { IssueRules } from './issue-rules.service';

interface BulkInput {
  readonly actor: StaffActor;
  readonly body: CertificateBulkBody;
  readonly audit: AuditNote;
  readonly origin: Origin;
}

const number = (count: number) => count.toLocaleString('en-GB');

/** Accepts requests to issue certificates for many results. A request becomes a task; a dry run is answered at once. */
@Injectable()
export class CertificateBulk {
  constructor(
    private readonly results: ResultsRepository,
    private readonly rules: IssueRules,
    private readonly plans: IssuePlans,
    private readonly tasks: TasksService<Task>,
    private readonly templates: PresentTemplates,
  ) {}

  /** @throws AppError 400, 409 if the matching results are not those that were confirmed, 422 for too many */
  async issue(input: BulkInput): Promise<Task | ReadyJson<CertificatesIssued>> {
    const { actor, body, audit, origin } = input;
    const { course, examName } = await this.rules.require(body.course, body.exam);
    const label = examName ? `${course.courseTitle}, ${examName}` : course.courseTitle;
    audit.note({ entity: 'exam', id: body.exam, label });
    const results = await this.idsOf(body);
    const request: IssueRequest = {
      exam: body.exam,
      course: { id: body.course, courseTitle: course.courseTitle },
      results,
      dateGenerated: body.date ?? dueDayOf(new Date().toISOString()),
      names: body.names ?? {},
      notify: body.notify === true,
      ...(body.acceptedOnly && { acceptedOnly: true }),
      template: await this.templates.of(course),
    };
    // A dry run is answered with status 200, a request with 202.
    if (body.dryRun) return new ReadyJson(JSON.stringify(await this.preview(request)), 200);
    requireConfirmed(results.length, body.count);
    const task = await this.tasks.request(actor, {
      kind: 'certificates-issue',
      subject: objectIdOf(body.exam),
      label,
      request,
      total: results.length,
      origin,
    });
    const { search, from, to } = body.filter ?? {};
    const filter = JSON.stringify({ search, from, to });
    audit.note({ details: { rows: results.length, task: task._id, ...(body.filter && { filter }) } });
    return task;
  }

  private async idsOf({ exam, results, filter }: CertificateBulkBody): Promise<string[]> {
    if (!filter) return [...new Set(results)];
    const ids = await this.results.idsOf(objectIdOf(exam), filter, CERTIFICATES_MAX + 1);
    if (ids.length > CERTIFICATES_MAX)
      throw new AppError(
        422,
        'TOO_MANY_ROWS',
        `More than ${number(CERTIFICATES_MAX)} results match, which is the most you can choose at once. Narrow the filter`,
      );
    return ids;
  }

  private async preview(request: IssueRequest): Promise<CertificatesIssued> {
    const [run, seen, outcome] = [newObjectId().toString(), new Set<string>(), new IssueOutcome()];
    const terms = { ...request, idOf: (student: string) => recordIdOf(run, student) };
    for (const some of batchesOf(request.results)) {
      const plan = await this.plans.of(terms, some, seen);
      outcome.issued += plan.drafts.length;
      outcome.undecided += plan.undecided;
      for (const one of plan.skipped) outcome.skip(one);
    }
    return outcome.toJson();
  }
}

function requireConfirmed(found: number, confirmed: number | undefined): void {
  if (found === 0) throw conflict('CONFLICT', 'No results match any more. Nothing was issued');
  if (confirmed !== undefined && confirmed !== found)
    throw conflict(
      'CONFLICT',
      `The number of matching results is now ${number(found)}, not ${number(confirmed)}. Nothing was issued`,
    );
}
