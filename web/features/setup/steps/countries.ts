type Country = { code: string; name: string; timeZone: string; currency: string };

const country = (code: string, name: string, timeZone: string, currency: string): Country => ({
  ...{ code, name, timeZone, currency },
});

/** Where the program is known to be used, and the time and money that go with it. */
const countries: Country[] = [
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
];

/** Whose time and money nobody can guess. */
const other = country('', 'Another country', '', '');

export const countryOf = (code: string | undefined): Country => countries.find((one) => one.code === code) ?? other;

type Option = { value: string; label: string };

/** What was chosen elsewhere, such as in the settings, stays one of the choices. */
const withChosen = (values: string[], chosen: string | undefined): string[] =>
  [...new Set(chosen ? [...values, chosen] : values)].sort();

export function countryOptions(chosen: string | undefined): Option[] {
  const named = [...countries, other].map(({ code, name }) => ({ value: code, label: name }));
  const isListed = !chosen || countries.some(({ code }) => code === chosen);
  return isListed ? named : [{ value: chosen, label: namesOf('region')(chosen) }, ...named];
}

const none: Option = { value: '', label: 'Choose one' };

export const timeZoneOptions = (chosen: string | undefined): Option[] => [
  none,
  ...withChosen(
    ['UTC', ...countries.map(({ timeZone }) => timeZone), ...Intl.supportedValuesOf('timeZone')],
    chosen,
  ).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
];

export function currencyOptions(chosen: string | undefined): Option[] {
  const nameOf = namesOf('currency');
  const codes = withChosen(
    [...countries.map(({ currency }) => currency), ...Intl.supportedValuesOf('currency')],
    chosen,
  );
  return [none, ...codes.map((value) => ({ value, label: `${value}, ${nameOf(value)}` }))];
}

/** A code of which the browser knows no name is its own. */
function namesOf(type: 'region' | 'currency'): (code: string) => string {
  const names = new Intl.DisplayNames('en', { type });
  return (code) => names.of(code) ?? code;
}
