import {
  APPLICATION_FEES,
  MEMBERSHIP_CADRES,
  MEMBERSHIP_ROUTES,
  PAYMENT_METHODS,
  PROGRAMMES,
  QUALIFICATIONS,
  type RegisterBody,
  TITLES,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import { pick, type Random } from '../people/random.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Frequent Nigerian names, combined at random, so that no real person is meant. */
const SURNAMES =
  words(`Abdullahi Abiola Abubakar Adebayo Adekunle Ademola Adeniyi Adesanya Adeyemi Afolabi Agbaje Ahmed
  Ajayi Akande Akinola Aliyu Amadi Anyanwu Aondoakaa Atiku Attah Audu Awolowo Ayodele Babangida Bakare Balogun Bassey Bello
  Briggs Chukwu Danjuma Dankwambo Dikko Ebong Edet Effiong Ekanem Ekwueme Eze Ezekwesili Fashola Fayemi Gana Garba Gowon
  Gusau Hassan Ibe Ibori Ibrahim Idris Igwe Ikpeazu Iroegbu Isah Iwu Jang Jibril Kalu Kwankwaso Ladipo Lawal Madaki
  Magaji Mbakwe Mohammed Musa Nnadi Nnamani Nwachukwu Nwankwo Nwosu Obasi Obi Odili Ofili Ogbonna Ogunleye Ojo Okafor
  Okeke Okonkwo Okoro Okoye Okpara Oladipo Olaniyan Olatunji Onwudiwe Onyeka Orji Osagie Oseni Otuaro Oyelaran Oyinlola
  Sambo Sanusi Shagari Shehu Suleiman Tambuwal Tarfa Tinubu Uche Udoh Umar Umeh Usman Uzor Wada Waziri Yakubu Yusuf Zubair
  Ògúnlẹ́sì Ọkáfọ̀ Ɗanladi Ƙofar-Mata Ƴar’adua Ọláwálé`);
const FIRST_NAMES =
  words(`Abigail Adaeze Adamu Aisha Akpan Amaka Amina Ayo Bilkisu Bisi Blessing Bukola Chiamaka Chidi
  Chinedu Chioma Comfort Damilola Daniel David Ebuka Ejiro Emeka Emmanuel Esther Faith Fatima Femi Folake Funmilayo Gloria
  Grace Habiba Halima Hauwa Ibrahim Ifeanyi Ifeoma Ikenna Iniobong Jamila James John Joseph Kabiru Kehinde Kelechi Kemi
  Khadija Ladi Lami Mariam Mary Mercy Musa Ngozi Nkechi Nneka Obinna Olumide Patience Paul Peter Rashida Rita Rukayat Sade
  Samuel Sani Segun Taiwo Temitope Tobi Tunde Uchenna Uduak Umar Victor Yakubu Yetunde Zainab Títílayọ̀ Ɗanjuma Fúnmiláyọ̀`);
const STATES =
  words(`Abia Adamawa Akwa-Ibom Anambra Bauchi Bayelsa Benue Borno Cross-River Delta Ebonyi Edo Ekiti Enugu
  Gombe Imo Jigawa Kaduna Kano Kano Kano Katsina Kebbi Kogi Kwara Lagos Lagos Lagos Lagos Nasarawa Niger Ogun Ondo Osun Oyo
  Plateau Rivers Sokoto Taraba Yobe Zamfara FCT`).map((name) => name.replace('-', ' '));
const OTHER_COUNTRIES = ['GH', 'CM', 'BJ', 'NE', 'GB', 'US'];
const NETWORKS = ['803', '806', '703', '805', '815', '802', '701', '902'];
const ABROAD = 0.04;
const SPARSE = 0.15;

const two = (value: number) => String(value).padStart(2, '0');

/** A valid registration form, as parsed by the contract. */
export function formOf(index: number, serialNumber: string, random: Random): RegisterBody {
  const surname = pick(SURNAMES, random) ?? '';
  const firstName = pick(FIRST_NAMES, random) ?? '';
  const isAbroad = random() < ABROAD;
  const programme = pick(PROGRAMMES, random);
  const digits = Math.floor(random() * 10_000_000);
  const mailbox = `${firstName}.${surname}${index}`.normalize('NFD').replace(/[^\w.]/g, '');
  return {
    image_data: '',
    title: pick(TITLES, random),
    surname,
    firstName,
    middleName: random() < 0.5 ? pick(FIRST_NAMES, random) : undefined,
    gender: random() < 0.5 ? 'Female' : 'Male',
    dob: `${1960 + Math.floor(random() * 45)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`,
    phoneNumber: `0${pick(NETWORKS, random) ?? ''}${String(digits).padStart(7, '0')}`,
    email: `${mailbox.toLowerCase()}@mail.example`,
    country: isAbroad ? pick(OTHER_COUNTRIES, random) : 'NG',
    state: isAbroad && random() < 0.5 ? undefined : pick(STATES, random),
    eduQualification: pick(QUALIFICATIONS, random),
    currentEmploymet:
      random() < SPARSE
        ? undefined
        : { organization: 'Ministry of Education', yearsExperience: pick(YEARS_EXPERIENCE, random) },
    membershipCadre: pick(MEMBERSHIP_CADRES, random),
    membershipRoute: pick(MEMBERSHIP_ROUTES, random),
    applicationFee: pick(APPLICATION_FEES, random),
    paymentMethods: pick(PAYMENT_METHODS, random),
    academicPrograms: programme && [{ name: programme.name, options: programme.options.slice(0, 1) }],
    pgdCourses: undefined,
    serialNumber,
    documents: undefined,
  };
}
