import { Module } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { AuditDelivery } from '../audit/audit-delivery';
import { AuditOutbox } from '../audit/audit-outbox';
import { InternalClient } from './internal-client';

/** Delivers audit records, in the worker of a service that does not own the log. */
@Module({
  providers: [
    {
      provide: AuditDelivery,
      inject: [AuditOutbox, InternalClient],
      useFactory: (outbox: AuditOutbox, internal: InternalClient) =>
        new AuditDelivery(outbox, (records) =>
          internal.call(internalCalls.internalAuditStore, { body: { records } }),
        ),
    },
  ],
})
export class AuditDeliveryModule {}
