import { Injectable } from '@nestjs/common';
import { internalCalls, type ParsedSheet, QUESTION_LIMITS, type SheetPicture } from '@concord/contracts';
import { AppError, InternalClient } from '@concord/nest-platform';
import type { NumberedPicture } from '../imports/read-file';
import { PictureLinks } from '../papers/picture-links';

/** Maximum number of pictures of one file in parallel. */
const LANES = 2;

/** Stores the pictures of a file of questions. The media service deletes them if the questions are never uploaded. */
@Injectable()
export class SheetPictures {
  constructor(
    private readonly internal: InternalClient,
    private readonly links: PictureLinks,
  ) {}

  /** The rows with their stored pictures; `leftOut` names unusable pictures. */
  async store(parsed: ParsedSheet, found: readonly NumberedPicture[]): Promise<ParsedSheet> {
    if (found.length === 0) return parsed;
    const stored = new Map<number, SheetPicture[]>();
    const refused = new Map<number, string[]>();
    const waiting = found.slice(0, QUESTION_LIMITS.paperPictures);
    const add = <T>(all: Map<number, T[]>, key: number, value: T) =>
      all.set(key, [...(all.get(key) ?? []), value]);
    for (const { number } of found.slice(waiting.length))
      add(refused, number, `A file can have at most ${QUESTION_LIMITS.paperPictures} pictures`);
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const outcome = await this.save(next);
        if (typeof outcome === 'string') add(refused, next.number, outcome);
        else add(stored, next.number, outcome);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const rows = (parsed.rows ?? []).map((row) => {
      const pictures = stored.get(row.number);
      return pictures ? { ...row, pictures } : row;
    });
    const leftOut = rows.flatMap(({ row, number }) =>
      (refused.get(number) ?? []).map((why) => ({
        row,
        message: `Qst ${number}: a picture was not imported. ${why}`,
      })),
    );
    return { ...parsed, rows, leftOut: [...(parsed.leftOut ?? []), ...leftOut] };
  }

  /** The stored picture, or the reason why it cannot be stored. */
  private async save({ bytes, alt, option }: NumberedPicture): Promise<SheetPicture | string> {
    const imageFile = `data:;base64,${Buffer.from(bytes).toString('base64')}`;
    try {
      const { file, width, height } = await this.internal.call(internalCalls.internalPictureStore, {
        body: { imageFile },
      });
      const words = alt.replace(/\s+/g, ' ').trim().slice(0, QUESTION_LIMITS.altLength);
      return {
        file,
        alt: words,
        width,
        height,
        url: this.links.urlOf(file),
        ...(option !== undefined && { option }),
      };
    } catch (error) {
      if (error instanceof AppError) return error.message;
      throw error;
    }
  }
}
