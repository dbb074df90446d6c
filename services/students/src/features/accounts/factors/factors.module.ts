import { Module } from '@nestjs/common';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { FactorsStoreModule } from '../../../store/factors/factors.store.module';
import { FactorReseal } from './factor-reseal';
import { FactorsService } from './factors.service';
import { FieldCipher } from './field-cipher';

@Module({
  imports: [FactorsStoreModule],
  providers: [
    FactorReseal,
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
