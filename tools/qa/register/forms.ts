import { randomUUID } from 'node:crypto';
import { makePhotos, photoUrl } from '../people/photos.ts';

interface Upload {
  name: string;
  file: string;
}

/** A completed form; forms with the same key are the same registration. */
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

/** Files of forms: photos and, in the drill, documents. */
interface Files {
  photos: readonly Buffer[];
  uploads?: readonly Upload[];
}

/** Photos, and documents of both kinds. */
export async function makeFiles(photoKb: number): Promise<Files> {
  // Imported late: in a fresh clone it is built after this file is loaded.
  const { makePdf, makePortrait } = await import('@concord/testing');
  const pdf = `data:application/pdf;base64,${makePdf('Result').toString('base64')}`;
  const scan = photoUrl(await makePortrait(1, SCAN_SIDE));
  return {
    photos: await makePhotos(PHOTOS, photoKb),
    uploads: [
      { name: 'result.pdf', file: pdf },
      { name: 'scan.jpg', file: scan },
    ],
  };
}

/** Generates forms of different people, with the files by turns. */
export class Forms {
  private readonly mark = Date.now().toString(36);
  private readonly photos: readonly string[];
  private readonly uploads: readonly Upload[];
  private count = 0;

  constructor({ photos, uploads = [] }: Files) {
    this.photos = photos.map(photoUrl);
    this.uploads = uploads;
  }

  fill(serialNumber: string): Form {
    this.count += 1;
    const { photos, uploads, count, mark } = this;
    const [higestQualification, jamb] = [uploads[count % 2], uploads[(count + 1) % 2]];
    const kinds: Pick<Form['body'], 'eduQualification' | 'documents'>[] = [
      { eduQualification: 'ND', documents: {} },
      { eduQualification: 'Bsc', documents: { higestQualification } },
      { eduQualification: 'SSCE', documents: { higestQualification, jamb } },
    ];
    const { eduQualification = 'ND', documents = {} } =
      kinds[uploads.length > 0 ? count % kinds.length : 0] ?? {};
    const body = {
      image_data: photos[count % photos.length] ?? '',
      surname: `Applicant ${count}`,
      firstName: 'Load',
      email: `applicant-${mark}-${count}@load.example`,
      country: 'NG',
      serialNumber,
      eduQualification,
      documents,
    };
    return { key: randomUUID(), body };
  }

  /** True for the e-mail of one of these forms. */
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
