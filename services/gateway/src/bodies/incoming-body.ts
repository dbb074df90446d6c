import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { overloaded, PAYLOAD_TOO_LARGE, type Refusal } from '../core/errors';
import type { BodyStorage } from './body-storage';
import type { SpoolFile } from './spool-file';

/** Length in bytes above which bodies go to a file. */
const IN_MEMORY_BYTES = 64 * 1024;
/** Number of small chunks after which they are joined, because each costs more memory than its bytes. */
const PIECES_MAX = 32;
/** Initial credit of a new body, so that it is not the slowest before its bytes can arrive. */
const HEAD_START = { bytes: 8 * 1024, ms: 1000 };

export interface BodyOptions {
  /** Key of the client's address, for the limits. */
  address: string;
  /** Largest length in bytes. */
  limit: number;
  /** Called once, when the body is complete. */
  onReceived: () => void;
  /** Called instead if the body is refused; the rest of it is not read. */
  onRefused: (refusal: Refusal, error?: Error) => void;
}

interface IntakeContext {
  storage: BodyStorage;
  /** Refuses another body to make room in the files. @returns true if there was one. */
  makeRoom: () => boolean;
  /** Called once, when nothing more is received. */
  onEnded: (body: IncomingBody) => void;
}

/** The body of one request, buffered until it is complete. */
export class IncomingBody {
  length = 0;
  private readonly startedAt = performance.now();
  private readonly stored = { memory: 0, files: 0 };
  private pieces: Buffer[] = [];
  private file: SpoolFile | undefined;
  private ended = false;
  private discarded = false;
  private windowStart = this.startedAt;
  private lengthBefore = 0;

  constructor(
    private readonly request: IncomingMessage,
    private readonly options: BodyOptions,
    private readonly intake: IntakeContext,
  ) {
    request.on('data', this.onData);
    request.once('end', this.onEnd);
  }

  get address(): string {
    return this.options.address;
  }

  get bytesInFiles(): number {
    return this.stored.files;
  }

  /** Average bytes per second, with a head start. */
  rate(now: number): number {
    return ((this.length + HEAD_START.bytes) * 1000) / (now - this.startedAt + HEAD_START.ms);
  }

  /** Starts a new window every `ms`. @returns true if the last one had fewer than `bytes`. */
  stalled(now: number, ms: number, bytes: number): boolean {
    if (now - this.windowStart < ms) return false;
    const isStalled = this.length - this.lengthBefore < bytes && !this.request.isPaused();
    this.windowStart = now;
    this.lengthBefore = this.length;
    return isStalled;
  }

  /** Stops reading and releases the storage. */
  stop(refusal: Refusal, error?: Error): void {
    if (this.ended) return;
    this.discard();
    this.options.onRefused(refusal, error);
  }

  /** Opens the content at its beginning; may be called again for another try. */
  open(): Buffer | Readable {
    return this.file?.read() ?? Buffer.concat(this.pieces);
  }

  /** Releases the body when the call has ended; idempotent. */
  discard(): void {
    this.endReceiving();
    if (this.discarded) return;
    this.discarded = true;
    this.intake.storage.giveBack(this.stored);
    this.pieces = [];
    void this.file?.close().catch(() => undefined);
  }

  private readonly onData = (piece: Buffer): void => {
    this.length += piece.length;
    if (this.length > this.options.limit) return this.stop(PAYLOAD_TOO_LARGE);
    if (!this.file && this.length <= IN_MEMORY_BYTES && this.intake.storage.takeMemory(piece.length)) {
      this.stored.memory += piece.length;
      this.pieces.push(piece);
      if (this.pieces.length >= PIECES_MAX) this.pieces = [Buffer.concat(this.pieces)];
      return;
    }
    this.request.pause();
    this.spool(piece).then(
      () => this.readOn(this.intake.storage.pace(piece.length)),
      (error: unknown) => this.stop(overloaded(), error instanceof Error ? error : new Error(String(error))),
    );
  };

  private readOn(afterMs: number): void {
    // An ended body was refused, and its rest is drained elsewhere, or the connection closed.
    const resume = () => void (this.ended || this.request.resume());
    if (afterMs > 0) setTimeout(resume, afterMs);
    else resume();
  }

  private readonly onEnd = (): void => {
    if (this.ended) return;
    this.endReceiving();
    this.options.onReceived();
  };

  private endReceiving(): void {
    if (this.ended) return;
    this.ended = true;
    this.request.off('data', this.onData);
    this.request.off('end', this.onEnd);
    this.intake.onEnded(this);
  }

  private async spool(piece: Buffer): Promise<void> {
    const { storage, makeRoom } = this.intake;
    const bytes = this.file ? piece : Buffer.concat([...this.pieces, piece]);
    while (!storage.takeFile(bytes.length)) {
      if (!makeRoom()) return this.stop(overloaded());
      if (this.ended) return;
    }
    this.stored.files += bytes.length;
    this.file ??= await this.createFile();
    if (!this.discarded) await this.file.append(bytes);
  }

  private async createFile(): Promise<SpoolFile> {
    const file = await this.intake.storage.createFile();
    if (this.discarded) {
      await file.close();
      return file;
    }
    this.intake.storage.giveBack({ memory: this.stored.memory, files: 0 });
    this.stored.memory = 0;
    this.pieces = [];
    return file;
  }
}
