import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCESS_SESSION_MODEL, accessSessionSchema } from './access-session.schema';
import { AccessSessionsRepository } from './access-sessions.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCESS_SESSION_MODEL, schema: accessSessionSchema }])],
  providers: [AccessSessionsRepository],
  exports: [AccessSessionsRepository],
})
export class AccessSessionsStoreModule {}
