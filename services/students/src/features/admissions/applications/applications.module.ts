import { Module } from '@nestjs/common';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { CorrectionsModule } from '../corrections/corrections.module';
import { StudentsModule } from '../students/students.module';
import { AnswersService } from './answers.service';
import { ApplicationsController } from './applications.controller';
import { ApplicationsService } from './applications.service';
import { ProposalDecisionsController } from './proposal-decisions.controller';
import { ProposalDecisionsService } from './proposal-decisions.service';
import { ProposalsService } from './proposals.service';

/** The applicant's own application: state, thread, answers, and proposed corrections. */
@Module({
  imports: [StudentsStoreModule, StudentsModule, CorrectionsModule],
  controllers: [ApplicationsController, ProposalDecisionsController],
  providers: [ApplicationsService, AnswersService, ProposalsService, ProposalDecisionsService],
})
export class ApplicationsModule {}
