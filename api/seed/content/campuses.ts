/** The five campuses of the demo school, each with its page. */
export const campuses = [
  { name: 'Kitante', slug: 'kitante', phone: '0414 530 117', latitude: 0.3331, longitude: 32.5896 },
  { name: 'Najja', slug: 'najja', phone: '0414 530 118', latitude: 0.2489, longitude: 32.5953 },
  { name: 'Makindye', slug: 'makindye', phone: '0414 530 119', latitude: 0.2797, longitude: 32.5847 },
  { name: 'Bunga', slug: 'bunga', phone: '0414 530 120', latitude: 0.2686, longitude: 32.6178 },
  { name: 'Ntinda', slug: 'ntinda', phone: '0414 530 121', latitude: 0.3536, longitude: 32.6142 },
];
