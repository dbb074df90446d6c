import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StartCursorRepository } from './start-cursor.repository';
import { START_CURSOR_MODEL, startCursorSchema } from './start-cursor.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: START_CURSOR_MODEL, schema: startCursorSchema }])],
  providers: [StartCursorRepository],
  exports: [StartCursorRepository],
})
export class StartCursorsStoreModule {}
