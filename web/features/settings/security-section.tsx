import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { stepUpMinutes } from '../../../contract/people/second-step.ts';
import type { SecurityPolicy, securityView } from '../../../contract/people/security.ts';
import { securityFields } from '../../../contract/people/security.ts';
import { ActionForm } from '../../office/forms/action-form.tsx';
import { contentOf, valuesOf } from '../../office/forms/describe-values.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { RolePill } from '../../office/pills/role-pill.tsx';
import { HereToo } from '../../office/presence/here-too.tsx';
import { dayWords } from '../../office/words/moment.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Link } from '../../ui/links/link.tsx';
import { SectionBox } from './section-box.tsx';

type SecurityView = z.infer<typeof securityView>;

type Props = {
  security: SecurityView;
  /** Only an owner changes it. */
  mayEdit: boolean;
  isOpen: boolean;
  save: (policy: SecurityPolicy) => Promise<SaveResult<unknown>>;
};

export const securitySection = { id: 'sign-in', title: 'Sign-in' };
const path = `/admin/settings#${securitySection.id}`;

/** What is asked of those who run the school, and who of them still has the password alone. */
export function SecuritySection({ security: { policy, without }, mayEdit, isOpen, save }: Props) {
  return (
    <SectionBox
      {...securitySection}
      about={`What those who run the school must show besides their password.${mayEdit ? '' : ' Only an owner changes this.'}`}
      shows={[{ to: '/user/sign-in', label: 'Your sign-in' }]}
      isOpen={isOpen && mayEdit}
      mayEdit={mayEdit}
    >
      {isOpen && mayEdit ? <PolicyForm policy={policy} save={save} /> : <PolicyFacts policy={policy} />}
      <Without people={without} />
    </SectionBox>
  );
}

function PolicyFacts({ policy: { requireSecondStep, graceDays, stepUp } }: { policy: SecurityPolicy }) {
  return (
    <dl className="settings-values">
      <div>
        <dt>A second step for administrators</dt>
        <dd>
          {requireSecondStep ? `Required, after ${graceDays} ${graceDays === 1 ? 'day' : 'days'}` : 'Not required'}
        </dd>
      </div>
      <div>
        <dt>Asked again for what cannot be undone</dt>
        <dd>{stepUp ? `Yes, when the last time is ${stepUpMinutes} minutes ago` : 'No'}</dd>
      </div>
    </dl>
  );
}

const form = {
  requireSecondStep: { rule: securityFields.requireSecondStep, label: 'Administrators and owners need a second step' },
  graceDays: {
    ...{ rule: securityFields.graceDays, label: 'Days to set it up', inputMode: 'numeric', autoComplete: 'off' },
    hint: 'Counted from now on, or from when somebody gets the role.',
  },
  stepUp: { rule: securityFields.stepUp, label: 'Ask again for what cannot be undone' },
} satisfies FormFields;

function PolicyForm({ policy, save }: Pick<Props, 'save'> & { policy: SecurityPolicy }) {
  const navigate = useNavigate();
  async function done() {
    await navigate(path);
    showNotice({ text: 'Saved: Sign-in.' });
  }
  return (
    <ActionForm
      name="security"
      fields={form}
      start={valuesOf(form, policy)}
      send={(values) => save(contentOf(form, values))}
      done={done}
    >
      <HereToo />
      <label className="check-row">
        <input type="checkbox" name="requireSecondStep" defaultChecked={policy.requireSecondStep} />
        <span>
          {form.requireSecondStep.label}
          <small>Who has none when the days are over sets one up before the back office opens again.</small>
        </span>
      </label>
      <TextField name="graceDays" />
      <label className="check-row">
        <input type="checkbox" name="stepUp" defaultChecked={policy.stepUp} />
        <span>
          {form.stepUp.label}
          <small>Exports, erasing, roles, settings, imports. Only of those who have a second step.</small>
        </span>
      </label>
      <div className="row">
        <SubmitRow label="Save" sendingLabel="Saving…" />
        <ButtonLink to={path} kind="line">
          Cancel
        </ButtonLink>
      </div>
    </ActionForm>
  );
}

function Without({ people }: { people: SecurityView['without'] }) {
  if (people.length === 0) {
    return (
      <p className="box-none">
        <Icon name="check" />
        All who run the school have a second step.
      </p>
    );
  }
  return (
    <div>
      <h3 className="settings-sub">With the password alone</h3>
      <ul className="settings-people">
        {people.map(({ id, name, role, requiredFrom }) => (
          <li key={id}>
            <Link to={`/admin/users/${id}`}>{name}</Link>
            <RolePill role={role} />
            {requiredFrom && <span className="muted small">needed from {dayWords(requiredFrom)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
