import { Module } from '@nestjs/common';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { StudentsModule } from '../students/students.module';
import { AccommodationsController } from './accommodations.controller';
import { AccommodationsService } from './accommodations.service';

/** Extra time in exams for students who need it. */
@Module({
  imports: [StudentsStoreModule, StudentsModule],
  controllers: [AccommodationsController],
  providers: [AccommodationsService],
})
export class AccommodationsModule {}
