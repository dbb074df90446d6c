import type { AppError } from '@concord/nest-platform';
import { overloaded } from '../platform/slots';

export interface UploadRoomOptions {
  /** New uploads are let in while less than this is held, in bytes. */
  admitBelow: number;
  /** No more than this is held, in bytes. */
  capacity: number;
  /** An upload that waited this long to be let in is refused. */
  waitMs: number;
}

/** What one upload holds. */
export interface UploadShare {
  /** Counts bytes that came. @returns false when there is no room for them. */
  add(bytes: number): boolean;
  /** Gives back what was counted. */
  leave(): void;
}

/** The memory that uploads under way may hold together. */
export class UploadRoom {
  private held = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly options: UploadRoomOptions) {}

  /** Waits until there is room for another upload. @throws AppError 503 OVERLOADED. */
  async admit(): Promise<void> {
    if (this.held < this.options.admitBelow) return;
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        this.waiting.delete(enter);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(enter);
        reject(overloaded());
      }, this.options.waitMs);
      this.waiting.add(enter);
    });
  }

  share(): UploadShare {
    let mine = 0;
    return {
      add: (bytes) => {
        if (this.held + bytes > this.options.capacity) return false;
        mine += bytes;
        this.held += bytes;
        return true;
      },
      leave: () => {
        this.held -= mine;
        mine = 0;
        if (this.held < this.options.admitBelow) for (const enter of [...this.waiting]) enter();
      },
    };
  }

  overloaded(): AppError {
    return overloaded();
  }
}
