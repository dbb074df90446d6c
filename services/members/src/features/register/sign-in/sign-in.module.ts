import { Module } from '@nestjs/common';
import { DetailsWriterModule } from '../../../shared/members/details-writer.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { OwnEmail } from './own-email.service';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';

/** Members who may sign in, for the students service. */
@Module({
  imports: [DetailsWriterModule, MembersStoreModule],
  controllers: [SignInController],
  providers: [OwnEmail, SignInService],
})
export class SignInModule {}
