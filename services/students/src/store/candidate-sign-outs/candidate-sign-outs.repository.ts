import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { CANDIDATE_SIGN_OUT_MODEL, type CandidateSignOutRecord } from './candidate-sign-out.schema';

@Injectable()
export class CandidateSignOutsRepository {
  constructor(@InjectModel(CANDIDATE_SIGN_OUT_MODEL) private readonly model: Model<CandidateSignOutRecord>) {}

  /** @returns true unless the sign-in had ended before */
  async insert(sid: string, endsAt: Date): Promise<boolean> {
    const done = await this.model.updateOne({ _id: sid }, { $setOnInsert: { endsAt } }, { upsert: true });
    return done.upsertedCount === 1;
  }

  count(): Promise<number> {
    return this.model.estimatedDocumentCount();
  }

  /** Sign-outs whose tokens have not expired. */
  live(): Promise<CandidateSignOutRecord[]> {
    return this.model.find({ endsAt: trusted({ $gt: new Date() }) }).lean<CandidateSignOutRecord[]>();
  }
}
