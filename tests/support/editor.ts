import { pngBytes } from './factory.ts';

/** One after the other, so that nobody's limit of requests is what is tested. */
let address = 0;
const nextAddress = () => {
  address += 1;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
};

let picture: Promise<Uint8Array<ArrayBuffer>> | undefined;

export async function signIn(url: string, user: string, pwd: string): Promise<{ token: string; cookie: string }> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, pwd }),
  });
  const session = await sessionIn(response);
  if (!session) throw new Error(`no sign-in: ${response.status}`);
  return session;
}

/** A new token and cookie for a cookie that is still good. */
export async function renewSession(url: string, cookie: string) {
  return sessionIn(await fetch(`${url}/api/users/refresh`, { headers: { cookie } }));
}

async function sessionIn(response: Response): Promise<{ token: string; cookie: string } | undefined> {
  // A load balancer that found nobody answers with nothing.
  const { accessToken } = (await response.json().catch(() => ({}))) as { accessToken?: string };
  if (!accessToken) return undefined;
  return { token: accessToken, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

/** What people do on the site, as requests; each says with which status it was answered. */
export function editorAt(url: string, token: () => string) {
  async function post(path: string, json: unknown, asStranger = false, method = 'POST'): Promise<Response> {
    return fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': nextAddress(),
        ...(!asStranger && { authorization: `Bearer ${token()}` }),
      },
      body: JSON.stringify(json),
    });
  }

  async function upload(name: string): Promise<Response> {
    picture ??= pngBytes(200, 150).then((bytes) => new Uint8Array(bytes));
    const form = new FormData();
    form.set('name', `${name}.png`);
    form.set('file', new File([await picture], 'p.png'));
    const headers = { authorization: `Bearer ${token()}`, 'x-forwarded-for': nextAddress() };
    return fetch(`${url}/api/singleUpload`, { method: 'POST', headers, body: form });
  }

  /** The names of so many new pictures; the answer that came instead when one was refused. */
  async function pictures(key: string, count: number): Promise<string[] | Response> {
    const names: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const answer = await upload(`${key}-${n}`);
      if (answer.status !== 201) return answer;
      names.push(((await answer.json()) as { name: string }).name);
    }
    return names;
  }

  return {
    upload,
    add: (path: string, json: unknown) => post(path, json),
    change: (path: string, json: unknown) => post(path, json, false, 'PUT'),
    event: (key: string) => post('/events/add', { title: key, date: '2030-01-01', category: 0 }),
    async story(key: string) {
      const names = await pictures(key, 1);
      if (names instanceof Response) return names;
      return post('/news/add', { title: key, detail: '<p>x</p>', category: 0, picture: names[0] });
    },
    /** A gallery and three pictures in it, which come together or not at all. */
    async gallery(key: string) {
      const names = await pictures(key, 3);
      if (names instanceof Response) return names;
      const made = await post('/galleries/add', { name: key, description: 'Three pictures', picture: names[0] });
      if (made.status !== 201) return made;
      const { id } = (await made.json()) as { id: number };
      return post(
        `/galleries/addpics/${id}`,
        names.map((name) => ({ picture: name })),
      );
    },
    contact: (key: string) =>
      post('/mail/contact', { senderName: 'A Parent', senderEmail: `${key}@home.example`, inquiry: key }, true),
    application: (key: string) =>
      post(
        '/mail/apply',
        {
          pName: 'Ruth Nakato',
          email: `${key}@home.example`,
          phone: '+256772418330',
          cName: 'Joy Nakato',
          bDate: '2021-03-14',
          message: key,
        },
        true,
      ),
  };
}
