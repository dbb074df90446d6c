import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { REGISTER_MONTH_MODEL, registerMonthSchema } from './register-month.schema';
import { RegisterMonthsRepository } from './register-months.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: REGISTER_MONTH_MODEL, schema: registerMonthSchema }])],
  providers: [RegisterMonthsRepository],
  exports: [RegisterMonthsRepository],
})
export class RegisterMonthsStoreModule {}
