export const BAR_COLOURS: Readonly<Record<'light' | 'dark', string>>;
export const SCHEME_KEY: string;
export const SCHEME_SCRIPT: string;
