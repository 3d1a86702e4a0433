const REPORTS = '/api/policy-reports';

/** Where browsers tell what they refused. */
export const REPORTING_ENDPOINTS = `policy="${REPORTS}"`;

/** Nothing but our own origin; inline scripts only with this answer's nonce; style attributes are free, since they cannot run. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-to policy',
    // For browsers that do not know the line above.
    `report-uri ${REPORTS}`,
  ].join('; ');
