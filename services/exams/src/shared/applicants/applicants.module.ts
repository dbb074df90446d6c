import { Module } from '@nestjs/common';
import { ApplicantsService } from './applicants.service';

/** Applicants from the students service. */
@Module({
  providers: [ApplicantsService],
  exports: [ApplicantsService],
})
export class ApplicantsModule {}
