import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StudentsModule } from '../students/students.module';
import { REMOVAL, removalSchema } from './removal.schema';
import { RemovalController } from './removal.controller';
import { RemovalService } from './removal.service';
import { RemovalsRepository } from './removals.repository';

@Module({
  imports: [StudentsModule, MongooseModule.forFeature([{ name: REMOVAL, schema: removalSchema }])],
  controllers: [RemovalController],
  providers: [RemovalService, RemovalsRepository],
  exports: [RemovalService],
})
export class RemovalModule {}
