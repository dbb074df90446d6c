import { randomUUID } from 'node:crypto';
import { makePhotos, photoUrl } from '../photos.ts';
import { pick, type Random } from '../random.ts';

interface Upload {
  name: string;
  file: string;
}

/** A filled form; forms with the same key are the same registration. */
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

export const REGISTER_PATH = '/api/student/register';

const PHOTOS = 8;
const SCAN_SIDE = 900;

/** Fills forms, each another person's. */
export class Forms {
  private readonly mark = Date.now().toString(36);
  private readonly photos: readonly string[];
  private readonly uploads: readonly Upload[];
  private readonly random: Random;
  private count = 0;

  private constructor(photos: readonly string[], uploads: readonly Upload[], random: Random) {
    this.photos = photos;
    this.uploads = uploads;
    this.random = random;
  }

  /** Forms with random photos, with documents or without. */
  static async withDocuments(photoKb: number, random: Random): Promise<Forms> {
    const photos = await makePhotos(PHOTOS, photoKb);
    // Imported late: on a fresh clone it is built after this file was loaded.
    const { makePdf, makePortrait } = await import('@concord/testing');
    const pdf = `data:application/pdf;base64,${makePdf('Result').toString('base64')}`;
    const scan = photoUrl(await makePortrait(1, SCAN_SIDE));
    const uploads = [
      { name: 'result.pdf', file: pdf },
      { name: 'scan.jpg', file: scan },
    ];
    return new Forms(photos.map(photoUrl), uploads, random);
  }

  /** Forms with these photos in turn and nothing else to store. */
  static withPhotos(photos: readonly Buffer[]): Forms {
    return new Forms(photos.map(photoUrl), [], () => 0);
  }

  fill(serialNumber: string): Form {
    const { photos, uploads, random, count } = this;
    this.count += 1;
    const upload = () => pick(uploads, random) ?? { name: '', file: '' };
    const hasDocuments = uploads.length > 0;
    const kinds: Pick<Form['body'], 'eduQualification' | 'documents'>[] = [
      { eduQualification: 'ND', documents: {} },
      { eduQualification: 'Bsc', documents: { higestQualification: upload() } },
      { eduQualification: 'SSCE', documents: { higestQualification: upload(), jamb: upload() } },
    ];
    const body = {
      image_data: (hasDocuments ? pick(photos, random) : photos[count % photos.length]) ?? '',
      surname: `Applicant ${this.count}`,
      firstName: 'Load',
      email: `applicant-${this.mark}-${this.count}@load.example`,
      country: 'NG',
      serialNumber,
      ...(pick(kinds, random) ?? { eduQualification: 'ND', documents: {} }),
    };
    return { key: randomUUID(), body };
  }

  /** Whether an e-mail is one of these forms'. */
  isOwn(email: string): boolean {
    return email.startsWith(`applicant-${this.mark}-`);
  }
}

/** The same form with a text file instead of a picture. */
export function withoutPicture({ body }: Form): Form {
  const image_data = `data:image/jpeg;base64,${Buffer.from('This is a letter.').toString('base64')}`;
  return { key: randomUUID(), body: { ...body, image_data } };
}

/** The same form with the e-mail of another one. */
export const withEmailOf = ({ body }: Form, other: Form): Form => ({
  key: randomUUID(),
  body: { ...body, email: other.body.email },
});
