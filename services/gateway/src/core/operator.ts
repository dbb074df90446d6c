import { isOneOf } from '@concord/contracts/environment';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Recognizes requests from this machine itself, not from a proxy on it. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
  if (forwarded.some((name) => headers[name] !== undefined)) return false;
  const { remoteAddress, remoteFamily } = socket;
  if (remoteAddress === undefined) return false;
  return loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
}

/** Creates the check for operators' requests: from this machine, or with a secret of the gateway. */
export const operatorCheck =
  (secrets: readonly string[]) =>
  (request: IncomingMessage): boolean =>
    isOneOf(request.headers['x-gateway-secret'], secrets) || isLocal(request);
