import type { AccessToken } from '@concord/contracts';

/** Longest wait in ms for the tab to open, and of the tab for the token. */
const WAIT_MS = 30_000;
const MARK = '#look=';
const KEY = /^[0-9a-f]{32}$/;

const channelOf = (key: string) => new BroadcastChannel(`concord.look.${key}`);

/** Not `randomUUID`, which browsers have under HTTPS only. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Hands the token of a look over to a tab of this site that is about to open. The address has a key that is used
 * once; the token itself is never in an address or in the history. The tab takes it with {@link receiveLook}.
 *
 * @param answer the token; a rejection tells the tab that there is none
 * @returns fragment of the tab's address
 */
export function handLookOver(answer: Promise<AccessToken>): string {
  const key = newKey();
  const channel = channelOf(key);
  const timer = setTimeout(() => channel.close(), WAIT_MS);
  const send = async () => {
    channel.postMessage(await answer.catch(() => null));
    channel.close();
  };
  channel.onmessage = () => {
    channel.onmessage = null;
    clearTimeout(timer);
    void send();
  };
  return `${MARK}${key}`;
}

/** Key of a hand-over in the fragment of an address. */
export function lookKeyOf(fragment: string): string | undefined {
  const key = fragment.startsWith(MARK) ? fragment.slice(MARK.length) : '';
  return KEY.test(key) ? key : undefined;
}

/** Takes the token of a look. @returns null if it was taken, was refused, or its tab is gone */
export function receiveLook(key: string): Promise<AccessToken | null> {
  const channel = channelOf(key);
  return new Promise<AccessToken | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), WAIT_MS);
    channel.onmessage = ({ data }: MessageEvent<AccessToken | null>) => {
      clearTimeout(timer);
      resolve(data);
    };
    channel.postMessage('ready');
  }).finally(() => channel.close());
}
