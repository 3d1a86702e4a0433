const REPORTS = '/api/policy-reports';

/** Where browsers send violation reports. */
export const REPORTING_ENDPOINTS = `policy="${REPORTS}"`;

/** Only our own origin; inline scripts only with this response's nonce; style attributes are allowed, since they cannot run code. */
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
    // For browsers that do not know the directive above.
    `report-uri ${REPORTS}`,
  ].join('; ');
