import type { AccessRows } from './access-row';

/** Calls of staff about exported files, pictures of the gallery, mails and saved views. */
export const STAFF_ON_FILES_AND_MAILS = {
  galleryUpload: '13+++333',
  galleryUpdate: '13+++333',
  galleryOrder: '13+++333',
  galleryRemove: '13+++333',
  exportCreate: '13+++333',
  listPrinted: '13+++333',
  exportList: '13+++333',
  // Staff get 404 for another account's file.
  exportGet: '13+++333',
  exportCancel: '13+++333',
  outboxList: '13+++333',
  outboxGet: '13+++333',
  outboxSendAgain: '1333+333',
  outboxSendManyAgain: '1333+333',
  viewList: '13+++333',
  viewCreate: '13+++333',
  viewUpdate: '13+++333',
  viewRemove: '13+++333',
} satisfies AccessRows;
