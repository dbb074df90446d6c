import { Injectable } from '@nestjs/common';
import { AccessBlocksRepository } from '../../../store/access-blocks/access-blocks.repository';
import { AccessSessionsRepository } from '../../../store/access-sessions/access-sessions.repository';
import { StudentThreadsRepository } from '../../../store/students/student-threads.repository';
import type { GatheredData } from './personal-data.view';

/** Reads what a person's own pages keep: sign-ins, a block, and the thread about the application. */
@Injectable()
export class OwnPagesReader {
  constructor(
    private readonly sessions: AccessSessionsRepository,
    private readonly blocks: AccessBlocksRepository,
    private readonly threads: StudentThreadsRepository,
  ) {}

  async read(student: string): Promise<Pick<GatheredData, 'signIns' | 'accessBlock' | 'thread'>> {
    const [signIns, [accessBlock], thread] = await Promise.all([
      this.sessions.list({ student }),
      this.blocks.ofIds([student]),
      this.threads.threadOf(student),
    ]);
    return { signIns, accessBlock, thread };
  }
}
