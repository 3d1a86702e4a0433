/** The patterns of secrets. */
const SHAPES: readonly [name: string, shape: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/],
  ['a key of a model provider', /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{24,}/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{40,})/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a secret of Google', /\bGOCSPX-[A-Za-z0-9_-]{20,}/],
  ['a key of Stripe', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/],
  // Examples use dots, or a word for a password.
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|redis|smtps?|amqp|mongodb):\/\/[^\s:/@$]+:(?!password@|secret@|…|\$\{)[^\s:/@$]{8,}@(?!127\.0\.0\.1|localhost)/,
  ],
  // Our own secret variables with a value.
  [
    'a secret of ours',
    /\b(?:ACCESS_TOKEN_SECRET|LASTING_SECRET|CAPTCHA_SECRET|RENDERING_SECRET|PAYPAL_CLIENT_SECRET|GOOGLE_CLIENT_SECRET|LLM_API_KEY|POSTGRES_PASSWORD)=[^\s$'"`{]{12,}/,
  ],
];

/** Finds secrets in a file. Reports kind and place, never the value. */
export const findSecrets = (path: string, text: string): string[] =>
  SHAPES.flatMap(([name, shape]) => {
    const found = shape.exec(text);
    if (!found) return [];
    const line = text.slice(0, found.index).split('\n').length;
    return [`${path}:${line} looks like ${name}: take it out, and change it where it was used`];
  });
