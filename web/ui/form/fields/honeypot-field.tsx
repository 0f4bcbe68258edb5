import { honeypotField } from '../../../../contract/enquiries/enquiries.ts';

/** No person sees or reaches it; a robot that fills in whatever it finds gives itself away. */
export function HoneypotField() {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        Leave this empty
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
