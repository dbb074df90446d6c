/** Calling code, followed by `*` if the leading 0 of national numbers is dropped, and its countries. */
const TABLE =
  '1AGAIASBBBMBSCADMDOGDGUJMKNKYLCMPMSPRSXTCTTUSVCVGVI 7KZRU 20*EG 27*ZA 30GR 31*NL 32*BE 33*FR ' +
  '34ES 36HU 39ITVA 40*RO 41*CH 43*AT 44*GBGGIMJE 45DK 46*SE 47NOSJ 48PL 49*DE 51*PE 52MX 53*CU ' +
  '54*AR 55*BR 56CL 57*CO 58*VE 60*MY 61*AUCCCX 62*ID 63*PH 64*NZ 65SG 66*TH 81*JP 82*KR 84*VN ' +
  '86*CN 90*TR 91*IN 92*PK 93*AF 94*LK 95*MM 98*IR 211*SS 212*EHMA 213*DZ 216TN 218*LY 220GM 221SN ' +
  '222MR 223ML 224GN 225CI 226BF 227NE 228TG 229BJ 230MU 231*LR 232*SL 233*GH 234*NG 235TD 236CF ' +
  '237CM 238CV 239ST 240GQ 241GA 242CG 243*CD 244AO 245GW 246IO 248SC 249*SD 250*RW 251*ET 252*SO ' +
  '253DJ 254*KE 255*TZ 256*UG 257BI 258MZ 260*ZM 261*MG 262*REYT 263*ZW 264*NA 265*MW 266LS 267BW ' +
  '268SZ 269KM 290SH 291*ER 297AW 298FO 299GL 350GI 351PT 352LU 353*IE 354IS 355*AL 356MT 357CY ' +
  '358*AXFI 359*BG 370*LT 371LV 372EE 373*MD 374*AM 375BY 376AD 377*MC 378SM 380*UA 381*RS 382*ME ' +
  '383*XK 385*HR 386*SI 387*BA 389*MK 420CZ 421*SK 423*LI 500FK 501BZ 502GT 503SV 504HN 505NI 506CR ' +
  '507PA 508*PM 509HT 590*BLGPMF 591*BO 592GY 593*EC 594*GF 595*PY 596*MQ 597SR 598*UY 599BQCW ' +
  '670TL 672NF 673BN 674NR 675PG 676TO 677SB 678VU 679FJ 680PW 681WF 682CK 683NU 685WS 686*KI 687NC ' +
  '688TV 689PF 690TK 691FM 692MH 850*KP 852HK 853MO 855*KH 856*LA 880*BD 886*TW 960MV 961*LB 962*JO ' +
  '963*SY 964*IQ 965KW 966*SA 967*YE 968OM 970*PS 971*AE 972*IL 973BH 974QA 975BT 976*MN 977*NP ' +
  '992TJ 993TM 994*AZ 995*GE 996*KG 998UZ';

const codes = new Map(
  TABLE.split(' ').flatMap((entry) => {
    const [, code = '', star, countries = ''] = /^(\d+)(\*?)(.*)$/.exec(entry) ?? [];
    return (countries.match(/../g) ?? []).map((iso2) => [iso2, { code, dropsZero: star === '*' }] as const);
  }),
);

/**
 * Calling code of a country: `code` is its digits without the plus, `dropsZero` is true if the
 * leading 0 of national numbers is dropped. Undefined for a few territories without telephones.
 */
export const callingCode = (iso2: string) => codes.get(iso2);

export const callingCountries = (): readonly string[] => [...codes.keys()];
