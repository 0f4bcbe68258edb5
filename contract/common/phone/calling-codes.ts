/** With which one calls a country from abroad: those that many families come from or have gone to. */
export const callingCodes = {
  ...{ UG: '256', KE: '254', TZ: '255', RW: '250', BI: '257', SS: '211', CD: '243', ET: '251', SO: '252', SD: '249' },
  ...{ ZA: '27', NG: '234', GH: '233', AE: '971', IN: '91', CN: '86', GB: '44', DE: '49', NL: '31', SE: '46' },
  ...{ US: '1', CA: '1' },
};
