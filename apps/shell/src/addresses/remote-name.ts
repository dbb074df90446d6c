/** Apps loaded as remotes, by their name in `/remotes.json`. */
export type RemoteName = 'public_app' | 'registration' | 'exam' | 'member' | 'admin';
