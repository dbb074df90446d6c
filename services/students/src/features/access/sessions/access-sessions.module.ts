import { Module } from '@nestjs/common';
import { AccessSessionsStoreModule } from '../../../store/access-sessions/access-sessions.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { StudentsModule } from '../../admissions/students/students.module';
import { PeopleModule } from '../people/people.module';
import { AccessSignInModule } from '../sign-in/access-sign-in.module';
import { AccessMeService } from './access-me.service';
import { AccessSessionsController } from './access-sessions.controller';
import { AccessSessionsService } from './access-sessions.service';

/** The signed-in person and their sign-ins. */
@Module({
  imports: [AccessSessionsStoreModule, AccessSignInModule, PeopleModule, StudentsModule, StudentsStoreModule],
  controllers: [AccessSessionsController],
  providers: [AccessMeService, AccessSessionsService],
})
export class AccessSessionsModule {}
