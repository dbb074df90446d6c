import { Injectable } from '@nestjs/common';
import { DetailsWriter } from '../../../shared/members/details-writer';

/** Changes the e-mail of a member who proved the new one, for the students service. */
@Injectable()
export class OwnEmail {
  constructor(private readonly writer: DetailsWriter) {}

  /** A repetition changes nothing. @throws AppError 404, 409 for an erased member */
  async set(id: string, email: string): Promise<Record<string, never>> {
    await this.writer.write(id, { email });
    return {};
  }
}
