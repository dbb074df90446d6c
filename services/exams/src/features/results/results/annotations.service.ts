import { Injectable } from '@nestjs/common';
import type { AnnotateBody, ResultDetail } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { conflict, required, type StaffActor } from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import { interventionOf } from '../../../store/parts/intervention.schema';
import type { AnnotationRecord } from '../../../store/results/result.schema';
import { ResultsRepository } from '../../../store/results/results.repository';
import { ResultDetails } from './result-details.service';

type Texts = Pick<AnnotationRecord, 'remark' | 'note'>;

/** Notes of staff on results: a remark for the candidate, and an internal note. */
@Injectable()
export class AnnotationsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly details: ResultDetails,
  ) {}

  /** The audit log contains the remark, and only whether the note changed. */
  async annotate(staff: StaffActor, id: string, input: RecordedBody<AnnotateBody>): Promise<ResultDetail> {
    const result = required(await this.results.find(id), 'The result');
    input.audit.note({ label: recordName(result.student) });
    const { reason, revision, ...change } = input.body;
    input.audit.note({ reason });
    const before = result.annotation;
    const known = before?.revision ?? 0;
    if (revision !== undefined && revision !== known) throw changedMeanwhile();
    const texts = textsOf(before ?? {}, change);
    const annotation = { ...texts, ...interventionOf(staff, reason), revision: known + 1 };
    if (!(await this.results.annotate(result._id, known, annotation))) throw changedMeanwhile();
    input.audit.note({
      before: { remark: before?.remark ?? null },
      after: { remark: texts.remark ?? null },
      details: { noteChanged: texts.note !== before?.note },
    });
    return this.details.get(id);
  }
}

/** The texts after a change; empty ones are removed. */
function textsOf(before: Texts, { remark, note }: Pick<AnnotateBody, 'remark' | 'note'>): Texts {
  const [newRemark, newNote] = [
    remark === undefined ? before.remark : remark,
    note === undefined ? before.note : note,
  ];
  return { ...(newRemark && { remark: newRemark }), ...(newNote && { note: newNote }) };
}

const changedMeanwhile = () =>
  conflict('REVISION', 'Somebody else has changed the notes on this result since you opened it');
