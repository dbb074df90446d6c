import { Module } from '@nestjs/common';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { SerialGenerationController } from './serial-generation.controller';
import { SerialGenerationService } from './serial-generation.service';

/** Makes serials; apart from those that are there, as one for a certificate may be for a student. */
@Module({
  imports: [SerialsModule, StudentsModule],
  controllers: [SerialGenerationController],
  providers: [SerialGenerationService],
})
export class SerialGenerationModule {}
