import { randomUUID } from 'node:crypto';
import type { Chance } from '../../bench/shared/chance.ts';
import { makePhotos, photoUrl } from '../../bench/shared/photos.ts';

interface Upload {
  name: string;
  file: string;
}

/** A form as it is filled and sent; the same key is the same registration. */
export interface Form {
  key: string;
  body: {
    image_data: string;
    surname: string;
    firstName: string;
    email: string;
    serialNumber: string;
    eduQualification: string;
    country: string;
    documents: { higestQualification?: Upload; jamb?: Upload };
  };
}

const PHOTOS = 8;
const SCAN_SIDE = 900;

/** Fills forms, each another person's, with documents or without. */
export class Forms {
  private readonly mark = Date.now().toString(36);
  private readonly photos: readonly string[];
  private readonly uploads: readonly Upload[];
  private readonly chance: Chance;
  private count = 0;

  private constructor(photos: string[], uploads: Upload[], chance: Chance) {
    this.photos = photos;
    this.uploads = uploads;
    this.chance = chance;
  }

  static async open(photoKb: number, chance: Chance): Promise<Forms> {
    const photos = await makePhotos(PHOTOS, photoKb);
    // On a fresh clone it is built only after this file was loaded.
    const { makePdf, makePortrait } = await import('@concord/testing');
    const pdf = `data:application/pdf;base64,${makePdf('Result').toString('base64')}`;
    const scan = photoUrl(await makePortrait(1, SCAN_SIDE));
    const uploads = [
      { name: 'result.pdf', file: pdf },
      { name: 'scan.jpg', file: scan },
    ];
    return new Forms(photos.map(photoUrl), uploads, chance);
  }

  fill(serialNumber: string): Form {
    this.count += 1;
    const kinds = [
      { eduQualification: 'ND', documents: {} },
      { eduQualification: 'Bsc', documents: { higestQualification: this.upload() } },
      { eduQualification: 'SSCE', documents: { higestQualification: this.upload(), jamb: this.upload() } },
    ];
    const chosen = this.pick(kinds) ?? { eduQualification: 'ND', documents: {} };
    const body = {
      image_data: this.pick(this.photos) ?? '',
      surname: `Applicant ${this.count}`,
      firstName: 'Drill',
      email: `applicant-${this.mark}-${this.count}@drill.example`,
      country: 'NG',
      serialNumber,
      ...chosen,
    };
    return { key: randomUUID(), body };
  }

  /** Whether an e-mail is one of these forms'. */
  isOwn(email: string): boolean {
    return email.startsWith(`applicant-${this.mark}-`);
  }

  private upload(): Upload {
    return this.pick(this.uploads) ?? { name: '', file: '' };
  }

  private pick<T>(choices: readonly T[]): T | undefined {
    return choices[Math.floor(this.chance() * choices.length)];
  }
}

/** The same form as somebody fills it who takes the wrong file for a picture. */
export function withoutPicture({ body }: Form): Form {
  const image_data = `data:image/jpeg;base64,${Buffer.from('This is a letter.').toString('base64')}`;
  return { key: randomUUID(), body: { ...body, image_data } };
}

/** The same form with somebody else's e-mail. */
export function withEmailOf({ body }: Form, other: Form): Form {
  return { key: randomUUID(), body: { ...body, email: other.body.email } };
}
