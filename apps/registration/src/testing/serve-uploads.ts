/** What jsdom's request cannot do without a server: answers, or the lack of one, in the order of a real upload. */
export type UploadAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: HeadersInit;
};

export interface ServedUpload {
  readonly url: string;
  readonly method: string;
  readonly text: string;
  readonly headers: Headers;
  /** Tells the page that so much was sent. */
  readonly progress: (loaded: number, total: number) => void;
  /** All was sent. */
  readonly sent: () => void;
  readonly answer: (answer: UploadAnswer) => void;
  /** The connection breaks. */
  readonly fail: () => void;
  aborted: boolean;
}

/** Puts every upload of the page into the hands of a test. */
export function serveUploads(onSend: (upload: ServedUpload) => void) {
  class Request {
    readonly upload: { onprogress?: (event: object) => void; onload?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private readonly sentHeaders = new Headers();
    private answered = new Headers();
    private call = { method: '', url: '' };
    private served: ServedUpload | undefined;

    open(method: string, url: string) {
      this.call = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.sentHeaders.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.answered.get(name);
    }
    abort() {
      if (this.served) this.served.aborted = true;
      this.onabort?.();
    }
    send(text: string) {
      this.served = {
        ...this.call,
        text,
        headers: this.sentHeaders,
        aborted: false,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        sent: () => this.upload.onload?.({ loaded: text.length, total: text.length }),
        answer: ({ status, body, headers }) => {
          this.status = status;
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
          this.answered = new Headers(headers);
          this.onload?.();
        },
        fail: () => this.onerror?.(),
      };
      onSend(this.served);
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
}
