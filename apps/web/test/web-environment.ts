export const RENDERING_SECRET = 'a secret that only the tests know of';

/** The environment variables that the web server cannot start without. */
export const webEnvironment = (apiUrl: string) => ({
  PUBLIC_ORIGIN: 'https://ismi.example',
  API_URL: apiUrl,
  RENDERING_SECRET,
  OPERATOR_NAME: 'Example GmbH',
  OPERATOR_ADDRESS: 'Example Street 1; 12345 Example',
  OPERATOR_EMAIL: 'operator@ismi.example',
});
