import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AuditService } from './audit.service';
import { AuditStoreModule } from '../store/audit/audit.store.module';

@Module({ imports: [AuditStoreModule], controllers: [AuditController], providers: [AuditService] })
export class AuditModule {}
