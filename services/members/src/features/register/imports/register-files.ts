import { Injectable } from '@nestjs/common';
import type { ReadRegister } from '../../../shared/imports/read-register';
import { ThreadFiles } from '../../../shared/files/thread-files';
import type { RegisterTask } from './register.worker-thread';

/** Reads registers. */
@Injectable()
export class RegisterFiles extends ThreadFiles<RegisterTask, ReadRegister> {
  constructor() {
    super({
      program: 'features/register/imports/register.worker-thread.js',
      processorMs: 30_000,
      maxQueued: 2,
      busy: 'Another register is being read right now. Please try again shortly',
      tooLarge: 'This file is too large to read. Split it',
    });
  }
}
