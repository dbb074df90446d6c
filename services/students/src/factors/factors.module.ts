import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STUDENTS_ENV } from '../config/config.module';
import type { StudentsEnv } from '../env';
import { FactorReseal } from './factor-reseal';
import { FACTOR_MODEL, factorSchema } from './factor.schema';
import { FactorsRepository } from './factors.repository';
import { FactorsService } from './factors.service';
import { FieldCipher } from './field-cipher';

@Module({
  imports: [MongooseModule.forFeature([{ name: FACTOR_MODEL, schema: factorSchema }])],
  providers: [
    FactorReseal,
    FactorsRepository,
    FactorsService,
    {
      provide: FieldCipher,
      inject: [STUDENTS_ENV],
      useFactory: (env: StudentsEnv) => new FieldCipher(env.FIELD_SECRET),
    },
  ],
  exports: [FactorsService],
})
export class FactorsModule {}
