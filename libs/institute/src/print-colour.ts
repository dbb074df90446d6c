import { givenSettings } from './settings/given-settings';

/** The colour of headings and rules on paper: the institute's, else a green that prints dark in grey as well. */
export const printColour = (): string => givenSettings().colours?.primary ?? '#14663a';
