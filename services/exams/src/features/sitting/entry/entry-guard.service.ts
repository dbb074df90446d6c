import { Inject, Injectable } from '@nestjs/common';
import { type CandidateActor, conflict, type FailureLimiter, FailureLimiters } from '@concord/nest-platform';
import { PUBLIC_ORIGIN } from '../../../config/config.module';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { hallPaused } from '../../hall/pauses/hall-paused';
import { LivePauses } from '../../hall/pauses/live-pauses';
import { MembershipRights } from '../../../shared/membership/membership-rights';
import { startForbidden } from '../../../shared/membership/membership-words';
import { isRightCode } from './access-code';
import { isWithin } from './networks';
import { checkSeb, type SebSent } from './seb-check';

/** Throttle of wrong codes; there are 28^6 codes. */
const [WRONG_MAX, WINDOW_SECONDS] = [10, 600];

/** A candidate who wants to start or resume, with the origin and the proofs of the request. */
export interface EntryRequest {
  readonly candidate: CandidateActor;
  /** Access code as typed. */
  readonly code: string | undefined;
  readonly address: string;
  readonly seb: SebSent;
}

/** Checks who may start an exam, or resume it on another device. It makes no store query for a single candidate. */
@Injectable()
export class EntryGuard {
  private readonly wrong: FailureLimiter;

  constructor(
    limiters: FailureLimiters,
    private readonly pauses: LivePauses,
    private readonly rights: MembershipRights,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {
    this.wrong = limiters.get('exam-code', WRONG_MAX, WINDOW_SECONDS);
  }

  /** @throws AppError 409 before the exam opens. */
  requireOpen({ opensAt }: ExamRecord, now: Date): void {
    if (opensAt && now < opensAt)
      throw conflict('NOT_OPEN', 'This exam is not open yet. Your list of exams shows when it opens');
  }

  /** @throws AppError 409 while the hall session is paused. */
  async requireRunning({ id }: CandidateActor, { _id }: ExamRecord): Promise<void> {
    if (await this.pauses.isHallPaused(id, _id))
      throw hallPaused('Your hall session is paused. Please wait, and start when it resumes');
  }

  /** @throws AppError 409 for a member whose standing forbids to sit an exam. */
  async requireRight({ id }: CandidateActor): Promise<void> {
    const state = await this.rights.forbids(id, 'exam');
    if (state) throw conflict('CONFLICT', startForbidden(state));
  }

  /** @throws AppError 409 for another network or browser, or a wrong code; 429 after too many wrong ones */
  async admit(entryRequest: EntryRequest, exam: ExamRecord): Promise<void> {
    requireNetwork(entryRequest, exam);
    this.requireSeb(entryRequest, exam);
    await this.requireCode(entryRequest, exam);
  }

  private requireSeb({ seb: sent }: EntryRequest, { seb }: ExamRecord): void {
    const found = seb ? checkSeb(seb, sent, this.origin) : 'right';
    if (found === 'none') throw conflict('SEB_NEEDED', SEB_NEEDED);
    if (found === 'wrong') throw conflict('SEB_WRONG', SEB_WRONG);
  }

  private async requireCode(
    { candidate: { id }, code }: EntryRequest,
    { accessCode }: ExamRecord,
  ): Promise<void> {
    if (!accessCode) return;
    if (!code) throw conflict('CODE_NEEDED', 'Enter the access code shown in the hall');
    await this.wrong.consume(id);
    if (!isRightCode(accessCode, code, new Date()))
      throw conflict('CODE_WRONG', 'This is not the current access code. Check the code shown in the hall');
    await this.wrong.refund(id);
  }
}

const WRONG_NETWORK =
  "You can start this exam only on the hall's network. Connect this device to it, or ask the invigilator";
const SEB_NEEDED =
  'This exam needs Safe Exam Browser. Open it with the file on the exam page, or ask the invigilator';
const SEB_WRONG =
  'Safe Exam Browser does not have the settings this exam needs. Quit it, then open the file on the exam page';

function requireNetwork({ address }: EntryRequest, { networks = [] }: ExamRecord): void {
  if (networks.length > 0 && !isWithin(networks, address)) throw conflict('WRONG_NETWORK', WRONG_NETWORK);
}
