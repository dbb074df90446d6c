import { Module } from '@nestjs/common';
import { ApplicantsService } from './applicants.service';

/** Applicants as the students service knows them. */
@Module({
  providers: [ApplicantsService],
  exports: [ApplicantsService],
})
export class ApplicantsModule {}
