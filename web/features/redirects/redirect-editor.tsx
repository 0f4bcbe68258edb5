import { EditForm } from '../../office/forms/edit/edit-form.tsx';
import { SaveBar } from '../../office/forms/edit/save-bar.tsx';
import { OfficeHead } from '../../office/frame/head.tsx';
import { HistoryPanel } from '../../office/history/history-panel.tsx';
import { useListAddress } from '../../office/table/list-state.ts';
import { DeleteControl } from '../../office/tools/delete-control.tsx';
import { shortDate } from '../../ui/dates/dates.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { redirectForm, redirectValues } from './form.ts';
import { type Redirect, redirectCalls } from './redirect-calls.ts';
import { redirectCauses } from './redirect-causes.ts';

const path = '/admin/redirects';

/** Where one address leads. What it led to on the screen is what a change starts from. */
export function RedirectEditor({ redirect }: { redirect: Redirect }) {
  const { id, from, to, cause, by, createdAt, dead } = redirect;
  const list = useListAddress(path);
  return (
    <>
      <OfficeHead
        title={from}
        note={`${redirectCauses[cause]} on ${shortDate(createdAt)}${by ? `, ${by}` : ''}`}
        back={{ to: path, label: 'Redirects' }}
      >
        {dead && <span className="pill">Readers find nothing there</span>}
      </OfficeHead>
      <EditForm<Redirect>
        name="redirect"
        form={redirectForm}
        start={redirectValues(redirect)}
        version={to}
        save={(values, before) => redirectCalls.change(redirect, values.to ?? '', before)}
        reload={async () => {
          const now = await redirectCalls.one(String(id));
          return { values: redirectValues(now), version: now.to };
        }}
        done={(saved) => ({ to: list, version: saved.to, text: `${from} leads to ${saved.to} now` })}
        cancelTo={list}
      >
        <div className="box form">
          <TextField name="to" />
        </div>
        <HistoryPanel kind="redirect" id={id} toValues={redirectValues} />
        <SaveBar label="Update" />
      </EditForm>
      <DeleteControl
        className="delete-link"
        kind="redirect"
        id={id}
        remove={() => redirectCalls.remove(redirect)}
        text={`${from} leads nowhere now`}
        to={path}
        backTo={`${path}/${id}`}
      >
        <Icon name="trash" />
        Remove this redirect
      </DeleteControl>
    </>
  );
}
