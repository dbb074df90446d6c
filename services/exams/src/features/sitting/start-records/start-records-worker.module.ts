import { Module } from '@nestjs/common';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { StartCursorsStoreModule } from '../../../store/start-cursors/start-cursors.store.module';
import { StartDelivery } from './start-delivery.task';

/** Records starts in the audit log, in the worker. */
@Module({
  imports: [AssignmentsStoreModule, AttemptsStoreModule, StartCursorsStoreModule],
  providers: [StartDelivery],
})
export class StartRecordsWorkerModule {}
