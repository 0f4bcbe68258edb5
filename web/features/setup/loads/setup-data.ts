import { type ApiClient, unwrap } from '../../../api-client.ts';

export type SetupData = Awaited<ReturnType<typeof loadSetup>>;

/** What the steps show and change: all of it, since the rail says how far every one of them is. */
export async function loadSetup(api: ApiClient, user: { id: number; name: string }) {
  const [settings, scenes, mail, setup, account, campuses] = await Promise.all([
    unwrap(api.admin.settings.$get()),
    unwrap(api.settings.scenes.$get()),
    unwrap(api.admin['mail-server'].$get()),
    unwrap(api.admin.setup.$get()),
    unwrap(api.admin.users[':id'].$get({ param: { id: String(user.id) } })),
    unwrap(api.admin.campuses.$get()),
  ]);
  const { email } = account.foundUser;
  const crest = scenes.crest?.name;
  return { settings, crest, mail, setup, email, userName: user.name, campuses: campuses.docs };
}
