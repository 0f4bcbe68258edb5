import type { Rule } from '../../../contract/common/form.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';

type Server = {
  rules: Record<'host' | 'port' | 'user' | 'password', Rule>;
  label: string;
  needed: string;
  /** The port that is nearly always right. */
  port: number;
  hasPassword: boolean;
};

/** What any server of mail is asked for, whether mail leaves by it or is read there. */
export const serverFields = ({ rules, label, needed, port, hasPassword }: Server): FormFields => ({
  host: { rule: rules.host, label, needed, autoComplete: 'off' },
  port: {
    ...{ rule: rules.port, label: 'Port', needed: 'the port', inputMode: 'numeric', autoComplete: 'off' },
    hint: `${port} is nearly always right. The line is encrypted.`,
  },
  user: { rule: rules.user, label: 'User name', needed: 'the user name', autoComplete: 'off' },
  password: {
    ...{ rule: rules.password, label: 'Password', type: 'password', autoComplete: 'new-password' },
    hint: hasPassword
      ? 'One is stored. Leave this empty to keep it.'
      : 'Kept encrypted. Nobody can read it here again.',
  },
});

export const serverInput = ({ host = '', port = '', user = '', password = '' }: Values) => ({
  ...{ host: host.trim(), port: Number(port), user: user.trim(), password },
});

export const ServerFields = () => (
  <div className="two-up">
    <TextField name="host" />
    <TextField name="port" />
    <TextField name="user" />
    <TextField name="password" />
  </div>
);
