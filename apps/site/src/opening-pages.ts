import { OPENINGS } from '@concord/member/opening';
import { AdmissionOpening } from '@concord/registration/opening';
import type { DocumentParts } from './document';
import { remoteFiles } from './remote-files';
import { renderMemberOpening, renderPlaceholder } from './render-page';
import type { SiteFolders } from './site-folders';

export const REGISTER = '/register';
/** Chunk name of the registration form. */
const REGISTER_FORM = 'register-form';

type Opening = Pick<DocumentParts, 'page' | 'preloads' | 'hidden'> & { readonly path: string };

/** Pages of which the build renders only the start, to which their remotes add what depends on the visitor. */
export async function openingsOf({ shell, remotes }: SiteFolders): Promise<Opening[]> {
  const registrationFiles = await remoteFiles('registration', remotes.registration, shell);
  const register = {
    path: REGISTER,
    page: await renderPlaceholder(REGISTER, 'registration', AdmissionOpening),
    preloads: registrationFiles([REGISTER_FORM]),
  };
  const memberFiles = await remoteFiles('member', remotes.member, shell);
  const members = Object.entries(OPENINGS).map(async ([path, chunk]) => ({
    path,
    page: await renderMemberOpening(path),
    preloads: memberFiles([chunk]),
    hidden: true,
  }));
  return [register, ...(await Promise.all(members))];
}
