import { Module } from '@nestjs/common';
import { AccessCodesStoreModule } from '../../../store/access-codes/access-codes.store.module';
import { AccessCookies } from './access-cookies';
import { CodeLimits } from './code-limits';
import { CodesService } from './codes.service';

@Module({
  imports: [AccessCodesStoreModule],
  providers: [AccessCookies, CodeLimits, CodesService],
  exports: [AccessCookies, CodesService],
})
export class CodesModule {}
