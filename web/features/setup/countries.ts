type Country = { code: string; name: string; timeZone: string; currency: string };

const country = (code: string, name: string, timeZone: string, currency: string): Country => ({
  ...{ code, name, timeZone, currency },
});

/** Where the program is known to be used, and the time and money that go with it; the settings have all others. */
export const countries: Country[] = [
  country('UG', 'Uganda', 'Africa/Kampala', 'UGX'),
  country('KE', 'Kenya', 'Africa/Nairobi', 'KES'),
  country('TZ', 'Tanzania', 'Africa/Dar_es_Salaam', 'TZS'),
  country('RW', 'Rwanda', 'Africa/Kigali', 'RWF'),
  country('BI', 'Burundi', 'Africa/Bujumbura', 'BIF'),
  country('SS', 'South Sudan', 'Africa/Juba', 'SSP'),
  country('CD', 'DR Congo', 'Africa/Kinshasa', 'CDF'),
  country('ET', 'Ethiopia', 'Africa/Addis_Ababa', 'ETB'),
  country('GH', 'Ghana', 'Africa/Accra', 'GHS'),
  country('MW', 'Malawi', 'Africa/Blantyre', 'MWK'),
  country('NG', 'Nigeria', 'Africa/Lagos', 'NGN'),
  country('ZA', 'South Africa', 'Africa/Johannesburg', 'ZAR'),
  country('ZM', 'Zambia', 'Africa/Lusaka', 'ZMW'),
  country('ZW', 'Zimbabwe', 'Africa/Harare', 'USD'),
  country('IN', 'India', 'Asia/Kolkata', 'INR'),
  country('GB', 'United Kingdom', 'Europe/London', 'GBP'),
  country('', 'Another country', 'UTC', 'USD'),
];

const other: Country = { code: '', name: '', timeZone: 'UTC', currency: 'USD' };

export const countryOf = (code: string): Country => countries.find((one) => one.code === code) ?? other;
