/** Sample people: names as they are found across Nigeria and beyond, none of them real. */
export interface SamplePerson {
  surname: string;
  firstName: string;
  middleName?: string;
  gender: 'Male' | 'Female';
  title: 'Mr' | 'Mrs' | 'Miss' | 'Dr' | 'Chief' | 'Engr';
  /** ISO code of the country and the name of a state in it. */
  country: string;
  state: string;
}

const person = (
  title: SamplePerson['title'],
  surname: string,
  firstName: string,
  middleName: string,
  state: string,
  country = 'NG',
): SamplePerson => ({
  title,
  surname,
  firstName,
  middleName: middleName || undefined,
  gender: title === 'Mrs' || title === 'Miss' ? 'Female' : 'Male',
  state,
  country,
});

export const PEOPLE: readonly SamplePerson[] = [
  person('Mrs', 'Ògúnlẹ́sì', 'Adébáyọ̀ Títílayọ̀', 'Grace', 'Oyo'),
  person('Mr', 'Bello', 'Musa', 'Ibrahim', 'Kano'),
  person('Miss', 'Ọkáfọ̀', 'Adaeze', 'Chidinma', 'Anambra'),
  person('Mr', 'Danjuma', 'Yakubu', '', 'Kaduna'),
  person('Dr', 'Ekanem', 'Itoro', 'Edet', 'Akwa Ibom'),
  person('Mrs', 'Yusuf', 'Hauwa', 'Aisha', 'Borno'),
  person('Mr', 'Tarfa', 'Ezekiel', 'Bitrus', 'Adamawa'),
  person('Miss', 'Adeyemi', 'Fúnmiláyọ̀', '', 'Lagos'),
  person('Mr', 'Ɗanladi', 'Sani', 'Umar', 'Katsina'),
  person('Mrs', 'Nwosu', 'Ngozi', 'Blessing', 'Imo'),
  person('Chief', 'Briggs', 'Tonye', 'Dagogo', 'Rivers'),
  person('Miss', 'Abdullahi', 'Zainab', '', 'Jigawa'),
  person('Mr', 'Ojo', 'Tunde', 'Samuel', 'Ondo'),
  person('Mrs', 'Pam', 'Ladi', 'Chundung', 'Plateau'),
  person('Engr', 'Okoro', 'Emeka', 'Paul', 'Enugu'),
  person('Miss', 'Suleiman', 'Fatima', 'Binta', 'Sokoto'),
  person('Mr', 'Agbaje', 'Kọ́láwọlé', 'David', 'Osun'),
  person('Mrs', 'Effiong', 'Arit', 'Mary', 'Cross River'),
  person('Mr', 'Terver', 'Iorfa', 'Moses', 'Benue'),
  person('Miss', 'Lawal', 'Khadija', '', 'Kwara'),
  person('Dr', 'Uche', 'Ikenna', 'Gabriel', 'Abia'),
  person('Mrs', 'Idris', 'Maryam', 'Sadiya', 'Bauchi'),
  person('Mr', 'Alade', 'Babátúndé', '', 'Ekiti'),
  person('Miss', 'Igwe', 'Chiamaka', 'Joy', 'Ebonyi'),
  person('Mr', 'Garba', 'Aliyu', 'Bala', 'Zamfara'),
  person('Mrs', 'Omoregie', 'Esosa', 'Faith', 'Edo'),
  person('Mr', 'Waziri', 'Modu', 'Kolo', 'Yobe'),
  person('Miss', 'Ovie', 'Ejiro', 'Peace', 'Delta'),
  person('Mr', 'Haruna', 'Nuhu', 'Ishaya', 'Nasarawa'),
  person('Mrs', 'Adélékè', 'Yetunde', 'Esther', 'Ogun'),
  person('Mr', 'Mohammed', 'Ahmad', 'Tijani', 'Gombe'),
  person('Miss', 'Dogara', 'Rifkatu', '', 'Taraba'),
  person('Mr', 'Salami', 'Wasiu', 'Kayode', 'Kogi'),
  person('Mrs', 'Usman', 'Rabi', 'Halima', 'Niger'),
  person('Mr', 'Ebi', 'Preye', 'Timi', 'Bayelsa'),
  person('Miss', 'Shehu', 'Safiya', '', 'Kebbi'),
  person('Mr', 'Mensah', 'Kwame', 'Kofi', 'Ashanti', 'GH'),
  person('Mrs', 'Dossou', 'Afi', 'Rose', 'Littoral', 'BJ'),
  person('Mr', 'Diallo', 'Mamadou', '', 'Dakar', 'SN'),
  person('Miss', 'Wanjiku', 'Njeri', 'Ann', 'Nairobi City', 'KE'),
];
