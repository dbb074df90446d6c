import type { AccessRows } from './access-row';

/** Calls that everyone may make, and those that no sign-in allows. */
export const EVERYONE = {
  accessOptions: '++++++++',
  accessCode: '++++++++',
  accessVerify: '++++++++',
  // Only the cookie of a sign-in renews a token.
  accessRenew: '11111111',
  accessSignOut: '++++++++',
  // Without the signature of the provider nobody may.
  paystackWebhook: '11111111',
  login: '++++++++',
  staffRegister: '++++++++',
  logout: '++++++++',
  serialValidate: '++++++++',
  serialCheck: '++++++++',
  studentRegister: '++++++++',
  countries: '++++++++',
  states: '++++++++',
  examSebFile: '++++++++',
  examSignIn: '++++++++',
  courseList: '++++++++',
  // Anyone may call it; without staff permissions it uses up a certificate serial.
  certificateCreate: '++++++++',
  certificateVerify: '++++++++',
  // Discloses no more than the lookup of the number.
  credentialGet: '++++++++',
  credentialIssuer: '++++++++',
  credentialStatusList: '++++++++',
  galleryList: '++++++++',
  // The link's signature gives access, not the caller: everyone gets 404 for this id.
  fileGet: '++++++++',
  cardCheck: '++++++++',
  directoryPage: '++++++++',
  // Anyone who holds the paper may check it.
  memberPaperVerify: '++++++++',
  feesCurrent: '++++++++',
  passwordForgot: '++++++++',
  passwordReset: '++++++++',
} satisfies AccessRows;
