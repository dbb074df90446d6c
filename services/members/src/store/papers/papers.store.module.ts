import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PAPER_MODEL, paperSchema } from './paper.schema';
import { PapersRepository } from './papers.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: PAPER_MODEL, schema: paperSchema }])],
  providers: [PapersRepository],
  exports: [PapersRepository],
})
export class PapersStoreModule {}
