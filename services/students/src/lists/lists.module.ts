import { Module } from '@nestjs/common';
import { MailStoreModule } from '../mail/mail-store.module';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { ListsWarmUp } from './lists.warm-up';

@Module({
  imports: [StudentsModule, SerialsModule, MailStoreModule],
  providers: [ListsWarmUp],
})
export class ListsModule {}
