/** Fake answer to an upload. */
export type FakeAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: HeadersInit;
};

/** XMLHttpRequest that a test controls. */
export class FakeUpload {
  static onSend: (upload: FakeUpload) => void = () => undefined;

  readonly upload: { onprogress?: (event: object) => void; onload?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  method = '';
  url = '';
  text = '';
  aborted = false;
  readonly headers = new Headers();
  private answered = new Headers();

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.answered.get(name);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  send(text: string) {
    this.text = text;
    FakeUpload.onSend(this);
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }
  /** Reports that everything was sent. */
  sent() {
    this.upload.onload?.({ loaded: this.text.length, total: this.text.length });
  }
  answer({ status, body, headers }: FakeAnswer) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.answered = new Headers(headers);
    this.onload?.();
  }
}

/** Replaces XMLHttpRequest, so that a test controls every upload of the page. */
export function serveUploads(onSend: (upload: FakeUpload) => void) {
  FakeUpload.onSend = onSend;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
}
