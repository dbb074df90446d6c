import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

interface Reader {
  readonly onEvent: (event: ServerEvent) => void;
  /** Called for any bytes, including keep-alive comments. */
  readonly onReceived: () => void;
}

/** Maximum length of an event; 2,000 candidates take about 1 MB. */
const MAX_EVENT_CHARS = 8 * 1024 * 1024;

/** Reads server-sent events until the stream ends; rejects if it breaks. */
export async function readEvents(stream: ReadableStream<Uint8Array>, reader: Reader): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => reader.onEvent({ name: event, data }),
    maxBufferSize: MAX_EVENT_CHARS,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
  });
  const decoder = new TextDecoder();
  const source = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await source.read();
      if (done) return;
      reader.onReceived();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Also after an error in `onEvent`, so that the connection does not stay open unread.
    await source.cancel().catch(() => undefined);
  }
}
