import { Module } from '@nestjs/common';
import { AuditStoreModule } from '../../../store/audit/audit.store.module';
import { AuditController } from './audit.controller';
import { AuditService } from './audit.service';

@Module({ imports: [AuditStoreModule], controllers: [AuditController], providers: [AuditService] })
export class AuditModule {}
