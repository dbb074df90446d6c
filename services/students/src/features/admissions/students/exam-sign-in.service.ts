import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExamSignInAnswer, InternalSignInBody } from '@concord/contracts';
import { AuditTrail, FileLinks, TokenSigner } from '@concord/nest-platform';
import { CandidateSignIns } from '../../accounts/revocations/candidate-sign-ins';
import { type CheckedCandidate, ExamSignInCheck } from './exam-sign-in-check';
import { toStudent } from './student.view';

/** Signs in candidates by the e-mail and the serial of their registration. */
@Injectable()
export class ExamSignInService {
  constructor(
    private readonly credentials: ExamSignInCheck,
    private readonly signIns: CandidateSignIns,
    private readonly tokens: TokenSigner,
    private readonly links: FileLinks,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Right pairs are throttled by candidate only, because a hall shares one address and serials cannot be guessed.
   * @throws AppError 401 INVALID_CREDENTIALS, 429
   */
  async signIn(body: InternalSignInBody): Promise<ExamSignInAnswer> {
    return this.begin(await this.credentials.check(body), body.address);
  }

  /**
   * Signs in a candidate, whose e-mail and serial or sign-in to the own pages was checked.
   * @throws AppError 429
   */
  async begin(candidate: CheckedCandidate, address: string): Promise<ExamSignInAnswer> {
    const id = candidate.record._id.toString();
    await this.signIns.begin(id);
    const token = this.tokens.sign({ typ: 'candidate', sub: id, sid: randomUUID() });
    this.recordSignIn(candidate, address);
    return { ...toStudent(candidate.record, this.links), token };
  }

  private recordSignIn({ record: { _id, email }, maker }: CheckedCandidate, address: string): void {
    const id = _id.toString();
    this.audit.recordSoon({
      action: 'candidate.sign-in',
      outcome: 'done',
      actor: { kind: 'candidate', id },
      address,
      target: { entity: 'student', id, label: email },
      ...(maker && { details: { serialMadeBy: maker.username, serialMakerId: maker._id.toString() } }),
    });
  }
}
