import { Module } from '@nestjs/common';
import { EmailChangesStoreModule } from '../../../store/email-changes/email-changes.store.module';
import { EmailChangeLimits } from './email-change-limits';
import { EmailChangesController } from './email-changes.controller';
import { EmailChanges } from './email-changes.service';

/** Changes of e-mail addresses by members. */
@Module({
  imports: [EmailChangesStoreModule],
  controllers: [EmailChangesController],
  providers: [EmailChangeLimits, EmailChanges],
})
export class EmailChangesModule {}
