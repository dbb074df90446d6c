/** The parts of the site that live in bundles of their own, by their name in `/remotes.json`. */
export type RemoteName = 'public_app' | 'registration' | 'exam' | 'admin';
