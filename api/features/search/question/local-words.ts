/** Words of everyday East African English, and of languages around it, that no list of English words has. */
const localWords = new Set(
  `maths kiswahili swahili luganda lusoga runyankole acholi buganda busoga ankole uganda ugandan kenya kenyan tanzania rwanda
  takisi taxi matatu boda bodaboda bbaasi bbasi stage shamba duka posho matoke matooke chapati mandazi ugali rolex
  mobile momo airtel whatsapp shillings shilling bursary matron askari headteacher headmistress nursery
  muzungu mzee jajja kabaka harambee uneb kcpe kcse essomero shule omwana
  essimu ssimu nomba okusasula sente ssente ensimbi abasomesa omusomesa omukulu okuyingira okuwandiisa okuggulawo okuggalawo
  yunifomu olunaku abayizi ebisale emmere oluwummula`
    .split(/\s+/)
    .filter(Boolean),
);

export const isLocal = (word: string): boolean => localWords.has(word);
