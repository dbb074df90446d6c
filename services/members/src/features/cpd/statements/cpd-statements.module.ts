import { Module } from '@nestjs/common';
import { CpdPointsModule } from '../../../shared/cpd-points/cpd-points.module';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { CpdStatementsController } from './cpd-statements.controller';
import { CpdStatements } from './cpd-statements.service';

/** Statements of CPD as PDF. */
@Module({
  imports: [CpdEntriesStoreModule, CpdPointsModule, OwnMemberModule],
  controllers: [CpdStatementsController],
  providers: [CpdStatements],
})
export class CpdStatementsModule {}
