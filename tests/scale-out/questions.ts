const login = (url: string, user: string, pwd: string, address: string) =>
  fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ user, pwd }),
  });

/** Without a database: readers read on, and whoever writes is told plainly that it cannot be done just now. */
export async function whileUnavailable(
  url: string,
  person: { email: string; password: string } | undefined,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let n = 0; n < 9; n += 1) {
    const page = await fetch(`${url}/visit`);
    if (page.status !== 200) wrong.push(`without a database a page in memory was answered with ${page.status}`);
    const refused = await login(url, person?.email ?? '', person?.password ?? '', '10.9.9.9');
    const { code } = (await refused.json().catch(() => ({}))) as { code?: string };
    if (refused.status !== 503 || code !== 'unavailable' || !refused.headers.get('retry-after')) {
      wrong.push(`without a database a sign-in was answered with ${refused.status} ${code}`);
    }
  }
  return wrong;
}

/** Ten wrong passwords in all, not ten at each instance. */
export async function wrongSignIns(urls: string[]): Promise<string[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    const answer = await login(urls[n % urls.length] ?? '', 'editor0@school.example', 'Wrong1!word', '10.8.8.8');
    statuses.push(answer.status);
  }
  const expected = [...Array(10).fill(401), ...Array(5).fill(429)];
  return statuses.join() === expected.join() ? [] : [`wrong passwords over all instances: ${statuses.join(', ')}`];
}
