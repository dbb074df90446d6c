import { gauge } from '@concord/observability';
import type { Connection } from 'mongoose';

/** Counts the driver's connections by its pool events; call it before connecting. */
export function countPool(connection: Connection): void {
  const connections = gauge('concord_store_pool_connections');
  const waiting = gauge('concord_store_pool_waiting');
  const open = { state: 'open' };
  const inUse = { state: 'in_use' };
  for (const state of [open, inUse]) connections.inc(state, 0);
  connection
    .getClient()
    .on('connectionCreated', () => connections.inc(open))
    .on('connectionClosed', () => connections.dec(open))
    .on('connectionCheckOutStarted', () => waiting.inc())
    .on('connectionCheckOutFailed', () => waiting.dec())
    .on('connectionCheckedOut', () => {
      waiting.dec();
      connections.inc(inUse);
    })
    .on('connectionCheckedIn', () => connections.dec(inUse));
}
