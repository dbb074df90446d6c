import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether it comes from this machine itself, not by a proxy on it. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
  if (forwarded.some((name) => headers[name] !== undefined)) return false;
  const { remoteAddress, remoteFamily } = socket;
  if (remoteAddress === undefined) return false;
  return loopback.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
}

/** Makes the check whether a request is an operator's: from this machine, or with the gateway's secret. */
export function operatorCheck(secret: string): (request: IncomingMessage) => boolean {
  const expected = Buffer.from(secret);
  return (request) => {
    const given = request.headers['x-gateway-secret'];
    const sent = Buffer.from(typeof given === 'string' ? given : '');
    const isKnown = sent.length === expected.length && timingSafeEqual(sent, expected);
    return isKnown || isLocal(request);
  };
}
