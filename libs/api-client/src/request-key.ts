import { useRef } from 'react';

const BYTES = 16;

/** Random text; unlike `randomUUID` it also works without TLS, in an office's network. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Returns the idempotency key of a request: the same one while its body is the same. */
export function useRequestKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}
