import { Module } from '@nestjs/common';
import { SerialBatchesStoreModule } from '../../../store/serial-batches/serial-batches.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { SerialGenerationController } from './serial-generation.controller';
import { SerialGenerationService } from './serial-generation.service';

/** Creates serials. Separate from their list, because a certificate serial may refer to a student. */
@Module({
  imports: [SerialBatchesStoreModule, SerialsStoreModule, StudentsStoreModule],
  controllers: [SerialGenerationController],
  providers: [SerialGenerationService],
})
export class SerialGenerationModule {}
