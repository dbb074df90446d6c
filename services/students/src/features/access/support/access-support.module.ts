import { Module } from '@nestjs/common';
import { AccessBlocksStoreModule } from '../../../store/access-blocks/access-blocks.store.module';
import { AccessCodesStoreModule } from '../../../store/access-codes/access-codes.store.module';
import { AccessSessionsStoreModule } from '../../../store/access-sessions/access-sessions.store.module';
import { PeopleModule } from '../people/people.module';
import { AccessSignInModule } from '../sign-in/access-sign-in.module';
import { AccessSupportController } from './access-support.controller';
import { AccessSupportService } from './access-support.service';
import { MadeCodesService } from './made-codes.service';

/** Staff's view of a person's access. */
@Module({
  imports: [
    AccessBlocksStoreModule,
    AccessCodesStoreModule,
    AccessSessionsStoreModule,
    AccessSignInModule,
    PeopleModule,
  ],
  controllers: [AccessSupportController],
  providers: [AccessSupportService, MadeCodesService],
})
export class AccessSupportModule {}
