import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SerialClaimsRepository } from './serial-claims.repository';
import { SERIAL_MODEL, serialSchema } from './serial.schema';
import { SerialsRepository } from './serials.repository';

const repositories = [SerialClaimsRepository, SerialsRepository];

@Module({
  imports: [MongooseModule.forFeature([{ name: SERIAL_MODEL, schema: serialSchema }])],
  providers: repositories,
  exports: repositories,
})
export class SerialsStoreModule {}
