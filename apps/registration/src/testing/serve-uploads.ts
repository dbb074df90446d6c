/** The fake answer to an upload. */
export type FakeAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: HeadersInit;
};

export interface ServedUpload {
  readonly url: string;
  readonly method: string;
  readonly text: string;
  readonly headers: Headers;
  /** Reports progress to the page. */
  readonly progress: (loaded: number, total: number) => void;
  /** Reports that everything was sent. */
  readonly sent: () => void;
  readonly answer: (answer: FakeAnswer) => void;
  /** Breaks the connection. */
  readonly fail: () => void;
  aborted: boolean;
}

/** Replaces XMLHttpRequest, so that a test controls every upload of the page. */
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
