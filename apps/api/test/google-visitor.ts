type Answer =
  | { person: string }
  | { email: string; name: string; verified: boolean; hostedDomain?: string }
  | 'refuse';

const formOf = (answer: Answer): Record<string, string> => {
  if (answer === 'refuse') return { answer: 'refuse' };
  if ('person' in answer) return { answer: 'continue', person: answer.person };
  const { email, name, verified, hostedDomain = '' } = answer;
  const flag: Record<string, string> = verified ? { verified: 'on' } : {};
  return { answer: 'continue', person: 'other', email, name, hostedDomain, ...flag };
};

/** Follows Google's sign-in as a browser would, answers its page, and returns the final redirect address. */
export async function visitGoogle(start: string, answer: Answer): Promise<URL> {
  const cookies = new Map<string, string>();
  const host = new URL(start).host;

  async function go(url: URL, form?: Record<string, string>): Promise<{ url: URL; html: string }> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1).join('').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return { url, html: await response.text() };
    const next = new URL(location, url);
    return next.host === host ? go(next) : { url: next, html: '' };
  }

  const page = await go(new URL(start));
  if (!page.html.includes('<form')) throw new Error(`no page to choose on: ${page.html}`);
  return (await go(page.url, formOf(answer))).url;
}
