import { Module } from '@nestjs/common';
import { ApplicantsService } from './applicants.service';

/** What the students service knows of applicants. */
@Module({
  providers: [ApplicantsService],
  exports: [ApplicantsService],
})
export class ApplicantsModule {}
