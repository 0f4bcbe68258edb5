/** Names, places, money and promises of the demo school. They belong to its seed: no other school may show them. */
export const demoWords =
  /Kampala|Uganda|UGX|Kitante|Najja\b|Makindye|Bunga\b|Ntinda|Luganda|Junior Academy|sevenhills|\bSH-|[Ff]ive campuses|Baby Class|\bPLE\b|\bP[1-7] (class|reads)|since 2002|one school day|five school days|en-UG/;
