import { INSTITUTE, momentWords } from '@concord/institute';

/** `README.txt` of an export. */
export const readMe = (now: Date): string =>
  `${INSTITUTE.name}

This archive contains everything the institute keeps about one person, as of ${momentWords(now)} (Nigerian time).

files/      The photograph and the documents sent with the registration and with answers. The photograph is the copy that the
            institute stored, which was made from the picture that was sent.
data.json   Everything else, as text that any text editor can open. Times end with Z because they are in UTC,
            one hour behind Nigeria.

In data.json:

record                  The registration.
serial                  The serial number used for the registration.
certificateSerials      Serial numbers that staff created for this person's certificates.
assignments             The exams assigned to this person.
attempts                Each time an exam was started: when, and the answers given, by the number of the question.
                        The questions and their correct answers belong to the institute and are not included.
results                 The marks for the exams.
certificatesInThisName  Certificates for this person's results, and certificates made with these serial numbers.
                        Certificates made with other serial numbers show only a name. Those in this name are
                        included too, so a certificate of another person with the same name can be among them.
mails                   E-mails of the last 90 days, with their text.
messages                Questions of the institute about the application, and the person's answers.
proposedCorrections     Corrections of the registration that the person proposed, and what became of them.
signIns                 Devices on which this person is signed in to the own pages.
accessBlock             When and why staff closed these pages for this person. Names of staff are left out.
notes                   Notes that staff wrote about the person. Names of staff are left out.
audit                   What was done with these records in the last five years. Names of staff are left out.
files                   What was sent, where it is in this archive, and why a file is missing.

Questions, corrections and complaints: ${INSTITUTE.email}
`.replaceAll('\n', '\r\n');
