import type { Paper, PaperQuestion, QuestionPicture } from '@concord/contracts';

/** `src` is an object URL of this page, once loaded. */
export interface LoadedPicture {
  readonly src?: string;
  readonly failed?: boolean;
}

interface LoaderPorts {
  readonly exam: Pick<Paper, 'questions'>;
  /** Reads the paper with new links. */
  readonly readPaper: () => Promise<Pick<Paper, 'questions'>>;
  readonly stored: (file: string) => Promise<Blob | undefined>;
  readonly store: (file: string, picture: Blob) => Promise<void>;
}

/** Maximum random delay of the first background load: a hall starts at once, and saves have priority. */
const MAX_DELAY_MS = 15_000;
const PAUSES_MS = [1000, 4000, 15_000];

const picturesOf = (questions: readonly PaperQuestion[]): QuestionPicture[] =>
  questions.flatMap(({ picture, optionPictures = [] }) => [...(picture ? [picture] : []), ...optionPictures]);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads each picture of one paper once, stores it on the device, and shows it from there. */
export class PictureLoader {
  private static readonly listeners = new Set<() => void>();
  private readonly states = new Map<string, LoadedPicture>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly urls: Map<string, string>;
  private isClosed = false;

  constructor(private readonly ports: LoaderPorts) {
    this.urls = new Map(picturesOf(ports.exam.questions).map(({ file, url }) => [file, url]));
    window.addEventListener('online', this.again);
  }

  /** Calls `listener` when a picture of any paper was loaded or failed. @returns a function that removes it */
  static onChange(listener: () => void): () => void {
    PictureLoader.listeners.add(listener);
    return () => void PictureLoader.listeners.delete(listener);
  }

  /** Returns the same object until something changes. */
  state(file: string): LoadedPicture | undefined {
    return this.states.get(file);
  }

  async loadAll(): Promise<void> {
    await pause(Math.random() * MAX_DELAY_MS);
    for (const file of this.urls.keys()) if (!this.isClosed) await this.load(file);
  }

  /** Loads a missing picture; a failed one is retried. */
  load(file: string): Promise<void> {
    if (this.states.get(file)?.src) return Promise.resolve();
    const running = this.loading.get(file);
    if (running) return running;
    if (this.states.has(file)) this.set(file, {});
    const started = this.fetched(file).finally(() => this.loading.delete(file));
    this.loading.set(file, started);
    return started;
  }

  close(): void {
    this.isClosed = true;
    window.removeEventListener('online', this.again);
    for (const { src } of this.states.values()) if (src) URL.revokeObjectURL(src);
    this.states.clear();
  }

  private readonly again = () => {
    for (const [file, { failed }] of this.states) if (failed) void this.load(file);
  };

  private async fetched(file: string): Promise<void> {
    const kept = await this.ports.stored(file);
    const picture = kept ?? (await this.tryAll(file));
    if (this.isClosed) return;
    this.set(file, picture ? { src: URL.createObjectURL(picture) } : { failed: true });
    if (picture && !kept) await this.ports.store(file, picture);
  }

  /** Undefined if the network or the server fail in all tries. */
  private async tryAll(file: string): Promise<Blob | undefined> {
    for (const wait of [...PAUSES_MS, 0]) {
      try {
        const response = await fetch(this.urls.get(file) ?? '', { priority: 'low' });
        if (response.ok) return await response.blob();
        if (response.status === 403) await this.renewLinks();
        else if (response.status < 500 && response.status !== 429) return undefined;
      } catch {
        // Offline; the picture is retried when the network is back.
        if (!navigator.onLine) return undefined;
      }
      if (this.isClosed) return undefined;
      await pause(wait);
    }
    return undefined;
  }

  private async renewLinks(): Promise<void> {
    const { questions } = await this.ports.readPaper();
    for (const { file, url } of picturesOf(questions)) this.urls.set(file, url);
  }

  private set(file: string, state: LoadedPicture): void {
    this.states.set(file, state);
    for (const listener of PictureLoader.listeners) listener();
  }
}
