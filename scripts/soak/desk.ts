export const ADMIN = { email: 'admin@summit.example', password: 'correct horse battery' };

export type Desk = Awaited<ReturnType<typeof signIn>>;

/** An administrator’s calls. */
export async function signIn(origin: string) {
  const response = await fetch(`${origin}/aiAPI/auth/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(ADMIN),
  });
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return async (method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', origin, cookie: cookie.join('; ') };
    const reply = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
}
