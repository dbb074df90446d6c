import {
  type ErrorIssue,
  type PaperRules,
  paperSize,
  QUESTION_LIMITS,
  type QuestionInput,
} from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { VersionPicture, VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import type { ShownParts } from '../papers/picture-links';

/** Stored pictures by file id. */
export type KnownPictures = ReadonlyMap<string, Omit<VersionPicture, 'alt'>>;

type Pictured = Pick<VersionQuestion, 'picture' | 'optionPictures'>;

const picturesOf = ({ picture, optionPictures = [] }: Pictured): VersionPicture[] => [
  ...(picture ? [picture] : []),
  ...optionPictures,
];

/** Pictures of questions by file id. */
export const knownPictures = (questions: readonly Pictured[]): KnownPictures =>
  new Map(questions.flatMap(picturesOf).map((picture) => [picture.file, picture]));

/** The field `pictures` of a version; none without pictures. */
export function pictureFields(questions: readonly Pictured[]): { pictures?: string[] } {
  const pictures = [...knownPictures(questions).keys()];
  return pictures.length > 0 ? { pictures } : {};
}

/** The pictures of a question for comparing versions. */
export function comparedPictures({
  picture,
  optionPictures,
}: Pictured): Pick<ShownParts, 'picture' | 'optionPictures'> {
  const url = '';
  return {
    ...(picture && { picture: { ...picture, url } }),
    ...(optionPictures && { optionPictures: optionPictures.map((each) => ({ ...each, url })) }),
  };
}

/** Picture files in the questions that a client sent. */
export function sentFiles(questions: readonly QuestionInput[]): string[] {
  const sent = questions.flatMap(({ picture, optionPictures = [] }) => [
    ...(picture ? [picture.file] : []),
    ...optionPictures.map(({ file }) => file),
  ]);
  return [...new Set(sent)];
}

/** @throws AppError 400 that names each unknown picture */
export function requireKnown(questions: readonly QuestionInput[], known: KnownPictures): void {
  const issues: ErrorIssue[] = [];
  const message = 'This picture is no longer stored. Choose it again';
  for (const [index, { picture, optionPictures = [] }] of questions.entries()) {
    if (picture && !known.has(picture.file)) issues.push({ path: `questions.${index}.picture`, message });
    for (const { file, option } of optionPictures)
      if (!known.has(file)) issues.push({ path: `questions.${index}.optionPictures.${option}`, message });
  }
  if (issues.length > 0) throw badRequest('VALIDATION', 'Some pictures are no longer stored', issues);
}

/**
 * The pictures of a question after a change. Fields that were not sent stay; pictures of options follow the text of
 * their option.
 */
export function picturesAfter(
  { picture, optionPictures, options }: QuestionInput,
  before: VersionQuestion | undefined,
  known: KnownPictures,
): Pictured {
  const toRecord = ({ file, alt }: { file: string; alt: string }): VersionPicture[] => {
    const stored = known.get(file);
    return stored ? [{ file, alt, width: stored.width, height: stored.height, bytes: stored.bytes }] : [];
  };
  const [own] = picture
    ? toRecord(picture)
    : picture === undefined && before?.picture
      ? [before.picture]
      : [];
  const ofOptions = optionPictures
    ? optionPictures.flatMap((sent) => toRecord(sent).map((record) => ({ ...record, option: sent.option })))
    : (before?.optionPictures ?? []).flatMap((kept) => {
        const option = options.indexOf(before?.options[kept.option] ?? '');
        return option === -1 ? [] : [{ ...kept, option }];
      });
  return {
    ...(own && { picture: own }),
    ...(ofOptions.length > 0 && { optionPictures: ofOptions.sort((a, b) => a.option - b.option) }),
  };
}

/** @throws AppError 400 if a paper may have more or larger pictures than a candidate can load */
export function requireLoadable(questions: readonly VersionQuestion[], paper?: PaperRules): void {
  const { paperPictures, paperPictureBytes } = QUESTION_LIMITS;
  const drawn = paperSize(questions.length, paper);
  const most = (of: (pictures: readonly VersionPicture[]) => number) =>
    questions
      .map((question) => of(picturesOf(question)))
      .sort((a, b) => b - a)
      .slice(0, drawn)
      .reduce((sum, value) => sum + value, 0);
  const count = most((pictures) => pictures.length);
  const bytes = most((pictures) => pictures.reduce((sum, picture) => sum + picture.bytes, 0));
  if (count > paperPictures)
    throw badRequest(
      'VALIDATION',
      `An exam can show at most ${paperPictures} pictures, but this one could show ${count}`,
    );
  if (bytes > paperPictureBytes)
    throw badRequest(
      'VALIDATION',
      `The pictures in an exam can take at most ${megabytes(paperPictureBytes)}, but these could take ${megabytes(bytes)}`,
    );
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
