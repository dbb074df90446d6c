import { Injectable } from '@nestjs/common';
import type {
  StatementConfirmBody,
  StatementLine,
  StatementLinesQuery,
  StatementPartInput,
  StatementSkipBody,
  StatementSplitBody,
} from '@concord/contracts';
import {
  type AuditNote,
  badRequest,
  conflict,
  dayOf,
  newObjectId,
  objectIdOf,
  Page,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import type { LinePart, StatementLineProjection } from '../../../store/statement-lines/statement-line.schema';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';
import { LineConfirmations, taken } from './line-confirmations';
import { remainingOf } from './line.view';
import { QueueViews } from './queue-views';

/** The queue of lines: staff decide, whatever is suggested. */
@Injectable()
export class StatementLinesService {
  constructor(
    private readonly lines: StatementLinesRepository,
    private readonly members: LinkedMembersRepository,
    private readonly confirmations: LineConfirmations,
    private readonly views: QueueViews,
  ) {}

  async list(query: StatementLinesQuery): Promise<Page<StatementLine>> {
    const { items, total, isAtLeast } = await this.lines.list(query);
    return new Page([...(await this.views.of(items))], total, isAtLeast);
  }

  /** @throws AppError 400, 404, 409 for a line that is not open, and for what a payment refuses. */
  async confirm(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<StatementConfirmBody>,
  ): Promise<StatementLine> {
    const line = await this.openLine(id);
    return this.pay(staff, line, [{ ...body, amount: remainingOf(line) }], audit);
  }

  /** @throws AppError 400 for parts that are not the whole line, 404, 409. */
  async split(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<StatementSplitBody>,
  ): Promise<StatementLine> {
    const line = await this.openLine(id);
    const sum = body.parts.reduce((total, { amount }) => total + amount, 0);
    if (sum !== remainingOf(line))
      throw badRequest('VALIDATION', 'The parts must add up to the line', [
        { path: 'parts', message: 'The parts must add up to the amount of the line' },
      ]);
    return this.pay(staff, line, body.parts, audit);
  }

  /** @throws AppError 404, 409 for a line that is not open. */
  async skip(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<StatementSkipBody>,
  ): Promise<StatementLine> {
    const line = await this.openLine(id);
    audit.note({ label: labelOf(line), reason: body.reason });
    const skipped = { reason: body.reason, at: new Date(), by: staffRefOf(staff) };
    if (!(await this.lines.skip(line, skipped))) throw taken();
    return this.view(id);
  }

  /** @throws AppError 404, 409 for a line that is neither skipped nor has a reversed payment. */
  async reopen(id: string, audit: AuditNote): Promise<StatementLine> {
    const line = await this.require(id);
    audit.note({ label: labelOf(line) });
    const { state, hasReversal } = line;
    if (state !== 'skipped' && !(state === 'confirmed' && hasReversal))
      throw conflict(
        'CONFLICT',
        'Only a skipped line, or one whose payment was reversed, can be matched again',
      );
    if (!(await this.lines.reopen(line, state))) throw taken();
    return this.view(id);
  }

  private async pay(
    staff: StaffActor,
    line: StatementLineProjection,
    inputs: readonly StatementPartInput[],
    audit: AuditNote,
  ): Promise<StatementLine> {
    const members = await this.members.ofIds(inputs.map(({ member }) => member));
    const payers = inputs.map(({ member }) => required(members.get(member), 'This member'));
    audit.note({
      label: labelOf(line),
      after: { payers: payers.map(({ number }) => number), amounts: inputs.map(({ amount }) => amount) },
    });
    if (line.day > dayOf(new Date()))
      throw conflict('CONFLICT', 'The day of this line is in the future. Check how the dates were read');
    await this.confirmations.confirm(line, inputs.map(partOf), staffRefOf(staff));
    return this.view(line._id.toString());
  }

  private async openLine(id: string): Promise<StatementLineProjection> {
    const line = await this.require(id);
    if (line.state === 'kept') throw conflict('CONFLICT', 'Only money that arrived can be a payment');
    if (line.state !== 'open') throw taken();
    return line;
  }

  private async require(id: string): Promise<StatementLineProjection> {
    return required(await this.lines.find(id), 'This line');
  }

  private async view(id: string): Promise<StatementLine> {
    const [line] = await this.views.of([await this.require(id)]);
    return required(line, 'This line');
  }
}

const labelOf = ({ day, narration }: StatementLineProjection) => `${day} ${narration}`.slice(0, 100);

const partOf = ({ member, amount, allocations }: StatementPartInput): LinePart => ({
  member: objectIdOf(member),
  amount,
  allocations: allocations ?? null,
  payment: newObjectId().toString(),
  isReversed: false,
});
