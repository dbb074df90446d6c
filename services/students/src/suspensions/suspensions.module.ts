import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { FactorsModule } from '../factors/factors.module';
import { SuspensionsController } from './suspensions.controller';
import { SuspensionsService } from './suspensions.service';

@Module({
  imports: [AccountsModule, FactorsModule],
  controllers: [SuspensionsController],
  providers: [SuspensionsService],
})
export class SuspensionsModule {}
