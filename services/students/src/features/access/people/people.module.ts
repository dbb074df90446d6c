import { Module } from '@nestjs/common';
import { AccessBlocksStoreModule } from '../../../store/access-blocks/access-blocks.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { PeopleService } from './people.service';

@Module({
  imports: [AccessBlocksStoreModule, StudentsStoreModule],
  providers: [PeopleService],
  exports: [PeopleService],
})
export class PeopleModule {}
