import type { Wording } from './wording';

/** Actions on printed documents, exported files, pictures of the gallery and e-mails. */
export const FILE_WORDINGS: Record<string, Wording> = {
  'document.create': ['print', 'printed', 'the {label}', 'a document'],
  'export.cancel': ['cancel', 'cancelled', 'the file “{label}”'],
  'export.create': ['export', 'exported', '“{label}”', 'a list'],
  'gallery.order': ['rearrange', 'rearranged', 'the gallery'],
  'gallery.remove': ['remove', 'removed', 'the picture “{label}”'],
  'gallery.update': ['change', 'changed', 'the picture “{label}”'],
  'gallery.upload': ['add', 'added', 'the picture “{label}”'],
  'list.print': ['print', 'printed', 'the list “{label}”'],
  'mail.send-many-again': ['send', 'sent', '{label} e-mails again', 'several e-mails again'],
  'mail.send-again': ['send', 'sent', 'the e-mail “{label}” again'],
};
