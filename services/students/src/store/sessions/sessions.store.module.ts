import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SESSION_MODEL, sessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: SESSION_MODEL, schema: sessionSchema }])],
  providers: [SessionsRepository],
  exports: [SessionsRepository],
})
export class SessionsStoreModule {}
