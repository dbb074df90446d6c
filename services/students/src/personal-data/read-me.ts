import { INSTITUTE, momentWords } from '@concord/institute';

/** `README.txt` of an export. */
export const readMe = (now: Date): string =>
  `${INSTITUTE.name}

This archive holds all that the institute keeps about one person, as of ${momentWords(now)} (Nigeria).

files/      The photograph and the documents that were sent with the registration. The photograph is as it was
            stored: made anew from the picture that was sent.
data.json   Everything else, as text that any editor opens. Times end with Z: they are in UTC, an hour behind
            Nigeria.

In data.json:

record                  The registration.
serial                  The serial number it was made with.
certificateSerials      Serial numbers that staff made for certificates of this person.
assignments             The exams that were assigned.
attempts                Each time an exam was opened: when, and the answers that were given, by the number of the
                        question. The questions and their right answers are the institute's and are not here.
results                 What the exams were graded.
certificatesInThisName  Those that results of this person earned, and those made with these serial numbers. One made with
                        another serial number bears a name and no other mark of a person: of these the ones in this
                        name, and one of somebody else of the same name can be among them.
mails                   Messages of the last 90 days, with their text.
notes                   What staff noted on the person. Names of staff are left out.
audit                   What was done with these records, of the last five years. Names of staff are left out.
files                   What was sent, where it is in this archive, and why a file is not in it.

Questions, corrections and complaints: ${INSTITUTE.email}
`.replaceAll('\n', '\r\n');
