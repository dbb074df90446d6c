import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRepository } from './audit.repository';
import { AUDIT_MODEL, auditSchema } from './audit.schema';

/** Injection token of the store to which the platform writes audit records. */
export const AUDIT_STORE = Symbol('AUDIT_STORE');

/** Global, because the platform writes audit records. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT_MODEL, schema: auditSchema }])],
  providers: [AuditRepository, { provide: AUDIT_STORE, useExisting: AuditRepository }],
  exports: [AuditRepository, AUDIT_STORE],
})
export class AuditStoreModule {}
