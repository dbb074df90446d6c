import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { internalCalls, type MyCpdQuery, type PrintedCpdStatement } from '@concord/contracts';
import { dayOf, InternalClient, type MemberActor, unavailable } from '@concord/nest-platform';
import { CpdPoints } from '../../../shared/cpd-points/cpd-points';
import { OwnMember } from '../../../shared/members/own-member';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import { toStatement } from './cpd-statement.view';

/** Longest wait for the printer, and pause between two looks. */
const WAIT_MS = 45_000;
const PAUSE_MS = 400;

/** Prints statements of CPD for the signed-in member. */
@Injectable()
export class CpdStatements {
  constructor(
    private readonly own: OwnMember,
    private readonly entries: CpdEntriesRepository,
    private readonly points: CpdPoints,
    private readonly internal: InternalClient,
  ) {}

  /** @throws AppError 403 for an applicant, 503 when nothing can be printed right now. */
  async print(actor: MemberActor, { year: asked }: MyCpdQuery): Promise<Buffer> {
    const member = await this.own.require(actor);
    const today = dayOf(new Date());
    const year = asked ?? Number(today.slice(0, 4));
    const entries = await this.entries.ofYear(member._id, year);
    const sum = await this.points.yearOf(member, year, entries);
    return this.printed(toStatement(member, sum, entries, today));
  }

  private async printed(statement: PrintedCpdStatement): Promise<Buffer> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(PAUSE_MS)) {
      const { status, file } = await this.internal.call(internalCalls.internalStatementPrint, {
        body: statement,
      });
      if (status === 'failed') break;
      if (status === 'done' && file) return Buffer.from(file, 'base64');
    }
    throw unavailable("Your statement can't be printed right now. Please try again in a few minutes");
  }
}
