import { Module } from '@nestjs/common';
import { ApplicantsService } from './applicants.service';

/** Looks up applicants at the students service. */
@Module({
  providers: [ApplicantsService],
  exports: [ApplicantsService],
})
export class ApplicantsModule {}
