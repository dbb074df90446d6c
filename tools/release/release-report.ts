import type { Image } from './images.ts';
import type { NextVersion } from './next-version.ts';

/** A release that was made on this machine. */
export interface Released {
  readonly version: string;
  readonly commit: string;
  readonly branch: string;
  /** Folder of its files. */
  readonly folder: string;
  readonly images: readonly Image[];
  /** Reason why there are no images. */
  readonly unbuilt?: 'no-docker' | 'unwanted';
}

/** Describes what a release would do. @param targets names of the images that it would build */
export function plannedText({ entry: { version, text } }: NextVersion, targets: readonly string[]): string {
  const images = targets.map((name) => `concord/${name}:${version}`);
  return [
    `Would release ${version}, with this entry in the changelog:`,
    '',
    text,
    '',
    `Would commit it, tag it v${version}, and write dist/release/${version}.`,
    ...(images.length > 0 ? [`Would build ${images.join(', ')}.`] : []),
  ].join('\n');
}

const REASONS = { 'no-docker': 'no docker daemon answers here', unwanted: '--no-images' };

/** Describes which parts of a release must be pushed, and which are missing. */
export function releasedText({ version, branch, folder, images, unbuilt }: Released): string {
  return [
    ...(unbuilt
      ? [`No images were built (${REASONS[unbuilt]}). Run it again at v${version} where docker is.`, '']
      : []),
    'Nothing has left this machine. Push:',
    '',
    `  git push origin ${branch} v${version}`,
    ...images.map(({ name }) => `  docker push ${name}`),
    ...(images.length > 0
      ? ['  (to a registry of yours: docker tag concord/<name> <registry>/<name> first)']
      : []),
    `  the files in ${folder}`,
    '',
    'Nothing signs them. With a key of yours, in that folder: ssh-keygen -Y sign -n file -f KEY SHA256SUMS',
  ].join('\n');
}
